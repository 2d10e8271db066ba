/* The rules of the Missions expansion, in our words. */
import type { RuleSection } from "../../../shell/board";
import type { Plain } from "../../../wire/types";

export const missionRules = (when: (options: Plain) => boolean): readonly RuleSection[] => [
  {
    id: "missions",
    title: "Missions",
    part: "Missions",
    when,
    body: [
      "Everybody starts with 20 credits, and more than 20 at the end is a win. Before each flight three missions are on offer. If everyone picks the same one, you fly it; if not, everybody names one to drop, and chance decides. Whoever leaves it to the others goes along with them.",
      "Once the mission is known, everybody together may change the ships of a level III flight, or add a supercard to the sealed pile where the mission dares you to. One who refuses is enough to leave things as they are.",
      "If you die, you come back for the next flight as a new trucker with 1 credit, or play possum for the rest of the game.",
    ],
  },
  {
    id: "payloads",
    title: "Payloads",
    part: "Missions",
    when,
    body: [
      "Payload tiles have backs of their own and cannot be set aside. In all else they are components.",
      {
        list: [
          "**Explosive** cargo takes the eight squares around along when it is destroyed.",
          "**Fragile** cargo breaks when anything on the eight squares around is destroyed.",
          "**Heavy** cargo takes its mass from the engines; its smooth sides cannot be hurt.",
          "**Radioactive** cargo keeps batteries and cabins around it empty at launch. Two must not be joined.",
          "**Artifacts** silence their row or column, double ones both. No artifact may lie in another's line.",
        ],
      },
      "The whole chain of explosions comes before anything falls off.",
    ],
  },
  {
    id: "supercards",
    title: "Supercards",
    part: "Missions",
    when,
    body: ["They lie in the piles as the mission says, never first. They hit everybody and give nothing."],
  },
];
