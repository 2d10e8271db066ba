import type { Category } from "../types";

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  missions: "Missions",
  full_campaigns: "Full Campaigns",
  social_skillz: "Social Skillz",
  close_calls: "Close Calls",
  hot_shots: "Hot Shots",
  expert_know_how: "Expert Know-How",
  addiction: "Addiction",
};
