import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { leanIntl } from '#locales/lean-intl.ts';

const entry = 'virtual:what-pages-use';

/** The script that a browser gets of what pages use of react-intl. */
const bundled = async (): Promise<string> => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      leanIntl(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? import.meta.filename.replace('.spec.ts', '.virtual.js') : null),
        load: (id) =>
          id.endsWith('.virtual.js')
            ? "export { createIntl, createIntlCache, RawIntlProvider, useIntl } from 'react-intl'"
            : null,
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: /^react($|\/)/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
};

test('the browser gets what pages use of react-intl, once, and none of its components', async () => {
  const code = await bundled();
  expect(code).toContain('useIntl');
  expect(code).not.toMatch(/Formatted(Message|RelativeTime|Plural)|\.displayName =/);
  expect(code.match(/class IntlMessageFormat\b/g)).toHaveLength(1);
  expect(code.match(/function memoize/g)).toHaveLength(1);
});
