import { fileURLToPath } from 'node:url';

const traced = ['--import', fileURLToPath(new URL('source-maps.mjs', import.meta.url))];

/**
 * What Node is told before a server. V8 would rather take memory than clean up: told nothing, the product takes 100 MB
 * more. Told to keep less, with a young generation of 4 MB and an old one that grows by 30 %, it takes 20 MB less, and
 * cleans up all of it every thirtieth page instead of every hundredth: the slowest results took 32 ms instead of 19
 * (2026-11).
 *
 * What is young is cleaned up as soon as the program has nothing else to do once 70 % of its room is taken (otherwise 80):
 * after a page was sent, not in the middle of the next, which needs up to a quarter of that room.
 */
export const nodeFlags = [
  ...traced,
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
  '--minor-gc-task-trigger=70',
];

/**
 * What Node is told before a command that works and ends, such as a rebuild: there is room for what it holds for a
 * moment, so little of it is moved to where it stays. With a server's flags a rebuild took half as long again (2026-11).
 */
export const commandFlags = [
  ...traced,
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  '--no-allocation-site-pretenuring',
];

/**
 * What its environment says of memory: with a heap of its own for each thread, photos, PDFs and archives left holes in
 * all of them, and one client who sent them for a minute took 600 MB instead of 400 (2026-11).
 */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '1' };
