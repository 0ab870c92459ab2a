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

test('problems are told in the language of the terminal', () => {
  const wrong = { PORT: 'abc', ROLE: 'everything', DATABASE_URL: 'mysql://x', API_TOKEN: 'short', MAIL_FROM: '\n' };
  const told = (lang: 'fr' | 'en') => {
    try {
      return readConfig(wrong, lang);
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  };
  expect(told('fr')).toEqual([
    'ROLE: au choix\u202f: all, web, worker',
    'PORT: un nombre entier est attendu',
    'DATABASE_URL: doit commencer par postgres:, postgresql:',
    'API_TOKEN: 16 caractères au moins',
    'MAIL_FROM: n’a pas la forme attendue, celle de l’exemple dans .env.example',
  ]);
  expect(told('en')).toContain('API_TOKEN: at least 16 characters');
});

test('the demo does not start in production unless told to', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://sokoni.example' };
  expect(() => readConfig(production)).toThrow(/DEMO/);
  expect(readConfig({ ...production, DEMO: 'off' }).DEMO).toBe('off');
  expect(readConfig({ ...production, DEMO: 'allowed-in-production' }).DEMO).toBe('allowed-in-production');
});

test('production does not start without the https address that visitors use', () => {
  const production = { NODE_ENV: 'production', DEMO: 'off' };
  for (const wrong of [{}, { PUBLIC_URL: '' }, { PUBLIC_URL: 'http://sokoni.example' }])
    expect(() => readConfig({ ...production, ...wrong })).toThrow(/PUBLIC_URL: production needs .*https/);
});

test('proxies that are believed are addresses, networks and the three names of networks', () => {
  const proxiesOf = (text: string) => readConfig({ TRUSTED_PROXIES: text }).TRUSTED_PROXIES;
  expect(proxiesOf('')).toBe('loopback');
  for (const good of ['loopback, uniquelocal', '10.0.0.5', '172.16.0.0/12,fd00::/8', '::1'])
    expect(proxiesOf(good)).toBe(good);
  for (const bad of ['everyone', '10.0.0.0/33', '10.0.0', 'proxy.example', '10.0.0.1/8/8', 'loopback,'])
    expect(() => proxiesOf(bad), bad).toThrow(/TRUSTED_PROXIES: must be addresses or networks/);
});

test('.env.example is what the schema says', () => {
  expect(readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')).toBe(settingsExample());
});
