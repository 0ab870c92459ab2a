import 'reflect-metadata';
import { readConfig } from '../../config.ts';
import { seedHere } from '../seed-aside.ts';
import { start } from '../start.ts';

/**
 * Serves Sokoni in this process, first start and all, as the variables of `environment` say; `whenAsked` learns how it is
 * stopped, else a signal stops it. For what serves more than once in a process: the workshop, and tests.
 */
export const startHere = (
  environment: NodeJS.ProcessEnv,
  whenAsked?: (stop: () => Promise<void>) => void,
): Promise<{ readonly url: string }> => start(readConfig(environment, 'en'), seedHere, whenAsked);
