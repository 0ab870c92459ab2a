import { dirname, join, posix } from 'node:path';
import type { Plugin } from 'vite';

const called = /new URL\((['"])\.\/([\w-]+-thread)\.ts\1, import\.meta\.url\)/g;

/** Builds the files of worker threads, `new URL('./some-thread.ts', import.meta.url)`, as separate programs. */
export const threadPrograms = (): Plugin => ({
  name: 'thread-programs',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    for (const [, , name] of code.matchAll(called))
      this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName: `${name}.js` });
    return null;
  },
  renderChunk(code, { fileName }) {
    const up = posix.relative(posix.dirname(fileName), '.') || '.';
    const built = code.replace(
      called,
      (_, quote, name) => `new URL(${quote}${up}/${name}.js${quote}, import.meta.url)`,
    );
    return built === code ? null : { code: built, map: null };
  },
});
