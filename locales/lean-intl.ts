import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const reactIntl = createRequire(import.meta.url).resolve('react-intl');
const formatjsIntl = createRequire(reactIntl).resolve('@formatjs/intl');

/** The package installs these once for itself and once for `@formatjs/intl`, in one version. */
const installedTwice = ['intl-messageformat', '@formatjs/fast-memoize'];

/**
 * The source of react-intl, in which a bundler sees that nobody uses its components: they are made by calls and named by
 * assignments, which it keeps unless it is told that they do nothing else.
 */
const droppable = (source: string): string =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^const (\w+) = (React\.memo|createFormatted\w+)\(/gm, 'const $1 = /* @__PURE__ */ $2(');

/**
 * A Vite plugin: in the browser's build react-intl comes without its parser, without its components (pages take their
 * texts by `useText`) and without the second copy of what formats messages: 4 KB compressed, of every page.
 */
export const leanIntl = (): Plugin => ({
  name: 'lean-intl',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id) {
    if (id === '@formatjs/icu-messageformat-parser')
      return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', import.meta.filename, { skipSelf: true });
    return installedTwice.includes(id) ? this.resolve(id, formatjsIntl, { skipSelf: true }) : null;
  },
  transform: (source, id) => (id === reactIntl ? { code: droppable(source), map: null } : null),
});
