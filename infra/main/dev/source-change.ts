import { relative } from 'node:path';
import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite';

/** What a saved file asks for. `modules` are the ids of those that have to be read anew. */
type SourceChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'server' }
  | { readonly kind: 'page'; readonly modules: readonly string[] };

const pages = '\0virtual:react-router/server-build';

/**
 * A file that only pages stand on is read anew with the next page; one that the rest of the server stands on as well
 * needs the server to be started again.
 */
export const changeOf = (
  graph: Pick<EnvironmentModuleGraph, 'getModulesByFile'>,
  file: string,
  changed: readonly EnvironmentModuleNode[],
): SourceChange => {
  const waiting = [...(changed.length > 0 ? changed : (graph.getModulesByFile(file) ?? []))];
  if (waiting.length === 0) return { kind: 'none' };
  const seen = new Set<EnvironmentModuleNode>();
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    if (module.id === pages) continue;
    const path = module.file ? relative(process.cwd(), module.file) : '';
    if (!path.startsWith('web/')) return { kind: 'server' };
    waiting.push(...module.importers);
  }
  return { kind: 'page', modules: [...seen].flatMap(({ id }) => id ?? []) };
};
