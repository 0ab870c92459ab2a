import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keptMs = 7 * 86_400_000;

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * Sets the browser's files of this build aside before the next one empties their folder. What an interrupted build has
 * set aside stays there.
 * @param {string} folder the build folder
 */
export const setAside = (folder) => {
  const aside = join(folder, 'earlier-assets');
  mkdirSync(aside, { recursive: true });
  const assets = join(folder, 'client/assets');
  for (const name of namesIn(assets)) cpSync(join(assets, name), join(aside, name), { preserveTimestamps: true });
};

/**
 * Puts the files that the new build has no more beside its own, for the pages that are still open on them: for seven days
 * after the build that replaced them.
 * @param {string} folder the build folder
 * @param {number} now ms since the epoch
 */
export const putBack = (folder, now) => {
  const [aside, assets] = [join(folder, 'earlier-assets'), join(folder, 'client/assets')];
  const list = join(folder, 'replaced-assets.json');
  const replaced = read(list);
  const current = new Set(namesIn(assets));
  const kept = {};
  for (const name of namesIn(aside)) {
    if (current.has(name)) continue;
    const since = replaced[name] ?? now;
    if (now - since > keptMs) continue;
    cpSync(join(aside, name), join(assets, name), { preserveTimestamps: true });
    kept[name] = since;
  }
  writeFileSync(list, JSON.stringify(kept));
  rmSync(aside, { recursive: true, force: true });
};
