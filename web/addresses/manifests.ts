import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '#domain/language.ts';
import { manifestOf } from './manifest-of.ts';
import { hydrates } from './page-at.ts';

const before = 'window.__reactRouterManifest=';

type Manifest = { readonly url: string; readonly routes: Readonly<Record<string, unknown>> };

/**
 * Every page that lives in the browser loads the list of the routes and their files. From one such page to another in the
 * same language nothing is loaded as a document, so it gets the list of those: half of the one of all.
 */
export const manifests = (folder: string): Plugin => ({
  name: 'manifests',
  buildApp: {
    order: 'post',
    async handler() {
      const assets = join(folder, 'assets');
      for (const name of readdirSync(assets).filter((file) => /^manifest-\w+\.js$/.test(file))) {
        const source = readFileSync(join(assets, name), 'utf8');
        if (!source.startsWith(before)) continue; // a script of this name
        const manifest: Manifest = JSON.parse(source.slice(before.length).replace(/;$/, ''));
        for (const lang of languages) {
          const isWanted = (id: string): boolean => id === 'root' || (hydrates(id) && id.endsWith(`.${lang}`));
          const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => isWanted(id)));
          const own: Manifest = { ...manifest, url: manifestOf(manifest.url, lang), routes };
          writeFileSync(join(assets, manifestOf(name, lang)), `${before}${JSON.stringify(own)};`);
        }
        rmSync(join(assets, name));
      }
    },
  },
});
