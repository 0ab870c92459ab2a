import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

const { CI, SOKONI_TEST_REPORT: report } = process.env;

/** Names, at the end of a run, what passed only the second time: it is a fault of the test or of the product. */
const unsteady: Reporter = {
  onTestRunEnd(files) {
    for (const file of files)
      for (const test of file.children.allTests())
        if (test.diagnostic()?.flaky)
          console.log(`passed the second time: ${file.relativeModuleId} > ${test.fullName}`);
  },
};

export default defineConfig({
  test: {
    include: ['tests/**/*.spec.{ts,tsx}'],
    globalSetup: ['tests/postgres.global.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } }, // a busy machine is slow, not wrong
    // where the browser itself gave up, never where something else came out than was expected
    retry: { count: CI ? 1 : 0, condition: /^(browser|browserContext|page|locator)\.\w+: / },
    maxWorkers: 2,
    reporters: report ? ['default', unsteady, ['json', { outputFile: report }]] : ['default', unsteady],
  },
});
