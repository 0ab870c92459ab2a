import { afterEach, expect } from 'vitest';
import { startTurns } from './browser.ts';
import { forgetVisits, trouble } from './strict.ts';

// runs before each file of journeys: it begins anew with the modules that the files before it have used
startTurns();
forgetVisits();

afterEach(() => {
  const found = trouble();
  if (found) expect.fail(`a page had trouble that the test does not expect: ${found}`);
});
