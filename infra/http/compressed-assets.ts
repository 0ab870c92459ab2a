import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(css|js|svg|json|txt|webmanifest)$/;
const tooSmall = 512;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes a brotli and a gzip copy of each text file in `folder`, which the server sends unchanged. */
export const compressedAssets = (folder: string): Plugin => ({
  name: 'compressed-assets',
  buildApp: {
    order: 'post',
    async handler() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => texts.test(name));
      for (const name of names) {
        const path = join(folder, name);
        const bytes = await readFile(path);
        if (bytes.length < tooSmall) continue;
        const [br, gz] = await Promise.all([brotli(bytes), deflate(bytes, { level: 9 })]);
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      }
    },
  },
});
