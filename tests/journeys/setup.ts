import { afterEach, expect, inject } from 'vitest';
import { startTurns } from './browser.ts';
import { forgetVisits, trouble } from './strict.ts';

// runs before each file of journeys: it begins anew with the modules that the files before it have used
startTurns();
forgetVisits();
// its profiles, fifty megabytes each, are in memory where that has room, and go with the run
if (inject('engine') === 'firefox') process.env.TMPDIR = inject('sharedFolder');

afterEach(() => {
  const found = trouble();
  if (found) expect.fail(`a page had trouble that the test does not expect: ${found}`);
});
