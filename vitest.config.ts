import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { collectedSeldom } from './tests/collected-seldom.ts';
import { type Engine, enginesToRun } from './tests/engines.ts';
import { Order } from './tests/order.ts';
import { suites, suitesNotRun } from './tests/programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that the journeys of this project run in. */
    engine: Engine;
  }
}

const { CI, SOKONI_TEST_REPORT: report } = process.env;
const { engines, notRun } = enginesToRun();

/** Names, at the end of a run, the engines that the journeys did not run in. */
const enginesNotRun: Reporter = {
  onTestRunEnd(files) {
    if (notRun.length > 0 && files.some(({ project }) => engines.some((engine) => engine === project.name)))
      console.log(`The journeys did not run in ${notRun.join(', ')}.`);
  },
};

/** Names, at the end of a run, what passed only the second time: a fault of the test or of the product, to be found. */
const unsteady: Reporter = {
  onTestRunEnd(files) {
    for (const file of files)
      for (const test of file.children.allTests())
        if (test.diagnostic()?.flaky)
          console.log(
            `passed the second time: ${file.relativeModuleId} > ${test.fullName} (${file.project.name})`,
            `· ${test.result().errors?.[0]?.message.slice(0, 300).replace(/\s+/g, ' ')}`,
          );
  },
};

const json = (outputFile: string): ['json', { outputFile: string }] => ['json', { outputFile }];
const journeys = 'tests/journeys/**/*.spec.ts';
/** Each file in a process of its own: components, which need a document, and what measures its own process. */
const alone = ['tests/**/*.spec.tsx', 'tests/profile/documents.spec.ts', 'tests/import/memory.spec.ts'];
/** What drives a browser, a server or a screen reader that others wrote may stumble once: `unsteady` says which did. */
const retry = CI ? 1 : 0;
const ownSuites = Object.keys(suites).map((name) => ({ name, include: [`tests/${name}/**/*.spec.ts`] }));

/** The journeys that hold in Firefox, all of them tried there; the others run in Chromium alone until they are. */
const inFirefox =
  `bell edit-profile find-a-company island kept-list left-behind mailed-links map-area offline open-hours
    register results-in-place review suggestions toasts unsent wider-area`
    .split(/\s+/)
    .map((name) => `tests/journeys/${name}.spec.ts`);

export default defineConfig({
  test: {
    globalSetup: ['tests/postgres.global.ts', 'tests/chromium.global.ts', 'tests/many-servers.global.ts'],
    // a busy machine is slow, not wrong
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // one more than CI has cores: two at a time left more than half of two cores idle (2026-11)
    maxWorkers: 3,
    // a process reads its modules once, not for each file anew: a quarter of what all tests without a browser cost (2026-11)
    isolate: false,
    execArgv: collectedSeldom(250),
    sequence: { sequencer: Order },
    // the programs that tests start are compiled once
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    reporters: [...(report ? [json(report)] : []), 'default', unsteady, enginesNotRun, suitesNotRun()],
    projects: [
      {
        extends: true,
        test: {
          name: 'product',
          include: ['tests/**/*.spec.ts'],
          exclude: [journeys, ...alone, ...ownSuites.flatMap(({ include }) => include)],
          // most of them wait as long as they work: a log-in takes as long whoever asks, a mail comes when it comes
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'alone', include: alone, isolate: true, execArgv: [] } },
      ...engines.map((engine) => ({
        extends: true as const,
        test: {
          name: engine,
          include: engine === 'firefox' ? inFirefox : [journeys],
          setupFiles: 'tests/journeys/setup.ts',
          provide: { engine },
          retry,
        },
      })),
      ...ownSuites.map(({ name, include }) => ({
        extends: true as const,
        // a screen reader misses words on a busy machine, and is heard when all others have ended
        test: {
          name,
          include,
          isolate: true,
          retry,
          ...(name === 'heard' && { maxWorkers: 1, sequence: { groupOrder: 2 } }),
        },
      })),
    ],
  },
});
