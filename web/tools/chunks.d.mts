interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

interface File {
  debugName: string;
  name: (id: string, graph: Graph) => string | null;
  priority: number;
}

export function together(): File[];
