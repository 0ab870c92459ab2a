import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const program = join(import.meta.dirname, '../../build/server/sokoni.js');

const run = async (said: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { LC_ALL: _all, LC_MESSAGES: _messages, LANG: _lang, ...inherited } = process.env;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...said], {
      env: { ...inherited, ...env },
    });
    return stdout;
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
};

describe('the command line', () => {
  test.each([
    ['fr_FR.UTF-8', [], 'Utilisation\u202f:'],
    ['en_GB.UTF-8', [], 'Usage:'],
    ['fr_FR.UTF-8', ['--lang', 'en'], 'Usage:'],
    ['en_GB.UTF-8', ['--lang=fr'], 'Utilisation\u202f:'],
  ] as const)('speaks the language of the system, %s, or the one that is asked for: %j', async (LANG, said, usage) => {
    expect(await run([...said, '--help'], { LANG })).toContain(usage);
  });

  test.each([
    'start',
    'forget',
    'backup',
    'restore',
    'import companies',
    'phones convert',
    'phones undo',
    'projections verify',
    'privacy forgotten',
    'accounts create-admin',
    'secrets renew',
  ])('says in both languages what “%s” does, with an example', async (command) => {
    for (const [lang, example] of [
      ['fr', 'Exemple\u202f:'],
      ['en', 'Example:'],
    ] as const) {
      const help = await run([...command.split(' '), '--help'], { LANG: lang });
      expect(help).toContain(`${example}\n  npx sokoni ${command}`);
      expect(help).not.toMatch(/cli\.[a-z]/);
    }
  });

  test('tells its version', async () => {
    expect(await run(['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('says what is missing in the language of whoever typed it', async () => {
    expect(await run(['forget'], { LANG: 'fr' })).toBe("il manque 'account'\n");
    expect(await run(['forget'], { LANG: 'en' })).toBe("missing required argument 'account'\n");
  });
});
