interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

export function together(): (id: string, graph: Graph) => string | null;
