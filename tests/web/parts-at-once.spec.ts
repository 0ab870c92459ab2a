import { expect, test } from 'vitest';
import { partsAtOnce } from '#infra/http/parts-at-once.ts';

type Chunk = { type: 'chunk'; fileName: string; imports: string[]; dynamicImports: string[]; code: string };

const chunk = (name: string, imports: string[], dynamicImports: string[] = [], code = ''): Chunk => {
  const path = (one: string) => `assets/${one}.js`;
  return {
    ...{
      type: 'chunk',
      fileName: path(name),
      imports: imports.map(path),
      dynamicImports: dynamicImports.map(path),
      code,
    },
  };
};

const written = (...chunks: readonly Chunk[]): string[] => {
  const { generateBundle } = partsAtOnce();
  if (typeof generateBundle !== 'function') throw new Error('The plugin writes nothing');
  const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one]));
  (generateBundle as unknown as (options: unknown, bundle: unknown) => void)({}, bundle);
  return chunks.map(({ code }) => code);
};

test('a part is asked for with all that it imports, however far away', () => {
  const [code] = written(
    chunk('page', [], ['part'], 'const load=()=>import("./part.js")'),
    chunk('part', ['react', 'button']),
    chunk('button', ['icon', 'react']),
    chunk('icon', ['button']),
    chunk('react', []),
  );
  expect(code).toBe('const load=()=>(fetchAhead("react.js button.js icon.js"),import("./part.js"))');
});

test('what the script has already is not asked for', () => {
  const [code, other] = written(
    chunk('page', ['text'], ['part', 'plain'], 'import(`./part.js`);import(`./plain.js`)'),
    chunk('text', ['intl'], ['part'], 'import("./part.js")'),
    chunk('intl', []),
    chunk('part', ['text', 'star']),
    chunk('plain', ['intl']),
    chunk('star', ['page']),
  );
  expect(code).toBe('(fetchAhead("star.js"),import(`./part.js`));import(`./plain.js`)');
  expect(other).toBe('(fetchAhead("star.js page.js"),import("./part.js"))');
});
