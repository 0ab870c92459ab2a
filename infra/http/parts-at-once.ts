import type { Plugin, Rolldown } from 'vite';

const imported = /\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g;

/**
 * Has a script ask for a part of itself and for all that the part imports at once: a browser finds out about those one
 * after the other, a round trip each. What the build wrote as `import('./a.js')` becomes
 * `(fetchAhead('b.js c.js'),import('./a.js'))` (`web/enhance/fetch-ahead.ts`).
 */
export const partsAtOnce = (): Plugin => ({
  name: 'parts-at-once',
  generateBundle(_, bundle) {
    const chunkOf = (file: string): Rolldown.OutputChunk | undefined => {
      const one = bundle[file];
      return one?.type === 'chunk' ? one : undefined;
    };
    /** The file and all that comes with it. */
    const withImports = (file: string, known = new Set<string>()): ReadonlySet<string> => {
      if (!known.has(file)) {
        known.add(file);
        for (const one of chunkOf(file)?.imports ?? []) withImports(one, known);
      }
      return known;
    };
    const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.dynamicImports.length === 0) continue;
      const here = withImports(chunk.fileName);
      chunk.code = chunk.code.replace(imported, (written, _quote, name) => {
        const part = chunk.dynamicImports.find((file) => nameOf(file) === name);
        const ahead = [...withImports(part ?? name)].filter((file) => file !== part && !here.has(file)).map(nameOf);
        return ahead.length > 0 ? `(fetchAhead(${JSON.stringify(ahead.join(' '))}),${written})` : written;
      });
    }
  },
});
