import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { threadPrograms } from './infra/documents/thread-programs.ts';
import { compressedAssets } from './infra/http/compressed-assets.ts';
import { partsAtOnce } from './infra/http/parts-at-once.ts';
import { compiledMessages } from './locales/compiled-messages.ts';
import { leanIntl } from './locales/lean-intl.ts';
import { reactAriaTexts } from './locales/react-aria-texts.ts';
import { manifests } from './web/addresses/manifests.ts';
import { sharedParts } from './web/client/shared-parts.ts';

/** The pages bring the styles of their islands along. */
const withoutStyles = (): Plugin => ({
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0without-styles' : null),
  load: (id) => (id === '\0without-styles' ? '' : null),
});

/** Zod is for the server: it weighs 25 KB, and the browser reports the code that it tries to make up. */
const withoutZod = (): Plugin => ({
  name: 'without-zod',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.includes('/node_modules/zod/')))
        this.error(
          `${chunk.fileName} brings zod to the browser, through ${chunk.moduleIds.filter((id) => id.includes('/domain/')).join(', ')}`,
        );
  },
});

/**
 * Packages of hundreds of small modules, which every start would find, read and link one by one: with them in the build a
 * server starts in half the time (1.5 s instead of 3.0, 2026-11).
 */
const readAsOne = [
  /^@nestjs\//,
  /^@formatjs\//,
  'cockatiel',
  'intl-messageformat',
  'kysely',
  'libphonenumber-js',
  'nodemailer',
  'rxjs',
  'uuid',
  'zod',
];

/** One build for everything: the browser's files, and the `sokoni` program with the server-rendered web inside it. */
export default defineConfig(({ command }) => ({
  plugins: [
    compiledMessages(),
    leanIntl(),
    reactAriaTexts(),
    reactRouter(),
    withoutZod(),
    manifests('build/client'),
    compressedAssets('build/client'),
    threadPrograms(),
  ],
  build: { target: 'es2022' },
  // the script of public pages fetches parts of itself when they are first needed
  worker: {
    format: 'es',
    plugins: () => [compiledMessages(), leanIntl(), reactAriaTexts(), withoutStyles(), withoutZod(), partsAtOnce()],
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedParts } } } },
    },
    ssr: {
      // inside the build React is the one for production, whatever NODE_ENV the server is started with
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      // one React for all of them
      resolve:
        command === 'serve'
          ? {}
          : {
              noExternal: [
                /^react(-|$)/,
                /^@react-(aria|stately|types|router\/node)/,
                /^@internationalized/,
                /^@xstate\/react$/,
                'use-sync-external-store',
                ...readAsOne,
              ],
            },
      build: {
        target: 'node26',
        sourcemap: true,
        rolldownOptions: { input: { sokoni: 'infra/main/sokoni.ts', 'start-here': 'infra/main/dev/start-here.ts' } },
      },
    },
  },
}));
