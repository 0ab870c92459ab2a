import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Engine = 'chromium' | 'firefox';

/** Where a program of one of these names is, on the search path; undefined where there is none. */
const installed = (...names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** Firefox of version 153 or newer: Debian's package, or any other that the search path or `FIREFOX_PATH` names. */
export const firefoxPath = (): string | undefined => process.env.FIREFOX_PATH ?? installed('firefox-esr', 'firefox');

/**
 * The engines that the journeys run in, and what to say of those that they do not run in. `ENGINE`
 * names one, or `all` for every one that is found; without it, Chromium, which npm brings. Throws where an engine is
 * asked for by its name, or by CI, and is not there.
 */
export const enginesToRun = (): { readonly engines: readonly Engine[]; readonly notRun: readonly string[] } => {
  const { ENGINE: name = 'chromium', CI } = process.env;
  if (name === 'chromium') return { engines: ['chromium'], notRun: ['Firefox (ENGINE=all runs it too)'] };
  if (name !== 'firefox' && name !== 'all') throw new Error(`ENGINE is chromium, firefox or all, not ${name}`);
  const engines: readonly Engine[] = name === 'all' ? ['chromium', 'firefox'] : ['firefox'];
  if (firefoxPath()) return { engines, notRun: name === 'all' ? [] : ['Chromium'] };
  const missing = 'Firefox (not found: apt-get install --no-install-recommends firefox-esr)';
  if (CI || name === 'firefox') throw new Error(`The journeys cannot run in ${missing}`);
  return { engines: ['chromium'], notRun: [missing] };
};
