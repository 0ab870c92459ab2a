import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig, settingsExample } from '#infra/config.ts';

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({ ROLE: 'all', HOST: '127.0.0.1', PORT: 3000, DATA_DIR: '.sokoni', DEMO: 'on' });
});

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('every problem is named at once', () => {
  const problems = () =>
    readConfig({ PORT: '99999', ROLE: 'everything', DATABASE_URL: 'mysql://x', API_TOKEN: 'short' });
  expect(problems).toThrow(ConfigError);
  expect(problems).toThrow(/PORT.*ROLE|ROLE.*PORT/s);
  expect(problems).toThrow(/DATABASE_URL/);
  expect(problems).toThrow(/API_TOKEN/);
});

test('the demo does not start in production unless told to', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/DEMO/);
  expect(readConfig({ NODE_ENV: 'production', DEMO: 'off' }).DEMO).toBe('off');
  expect(readConfig({ NODE_ENV: 'production', DEMO: 'allowed-in-production' }).DEMO).toBe('allowed-in-production');
});

test('.env.example is what the schema says', () => {
  expect(readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')).toBe(settingsExample());
});
