import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { endGroup, openScreen } from '#tests/screen.ts';

const waitMs = 60_000;

export type Desk = {
  /** The environment in which a program is heard. */
  readonly env: NodeJS.ProcessEnv;
  /** Everything that was said so far, a line an utterance. */
  heard(): readonly string[];
  close(): Promise<void>;
};

const speechSettings = (folder: string): string => `LogLevel 1
LogDir "${folder}"
DefaultLanguage "en"
AudioOutputMethod "server"
AddModule "log" "${join(import.meta.dirname, 'speech-log.py')}" ""
DefaultModule log
DisableAutoSpawn
`;

const readerSettings = {
  enableSpeech: true,
  speechServerFactory: 'orca.speechdispatcherfactory',
  sayAllOnLoad: false,
  pageSummaryOnLoad: false,
  enableKeyEcho: false,
  enableEchoByWord: false,
  speechVerbosityLevel: 1,
  profile: ['Default', 'default'],
  startingProfile: ['Default', 'default'],
  activeProfile: ['Default', 'default'],
};

/** A desktop of its own with the screen reader Orca on it, whose speech is written down instead of spoken. */
export const openDesk = async (): Promise<Desk> => {
  const folder = mkdtempSync(join(tmpdir(), 'sokoni-heard-'));
  const [home, run] = [join(folder, 'home'), join(folder, 'run')];
  const [config, reader] = [join(home, '.config'), join(home, '.local/share/orca')];
  for (const path of [join(config, 'speech-dispatcher'), reader]) mkdirSync(path, { recursive: true });
  mkdirSync(run, { mode: 0o700 });
  const log = join(folder, 'heard.log');
  writeFileSync(log, '');
  writeFileSync(join(config, 'speech-dispatcher/speechd.conf'), speechSettings(folder));
  const profiles = { default: { ...readerSettings, pronunciations: {}, keybindings: {} } };
  const settings = { general: readerSettings, pronunciations: {}, keybindings: {}, profiles };
  writeFileSync(join(reader, 'user-settings.conf'), JSON.stringify(settings));

  const screen = await openScreen();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DISPLAY: screen.display,
    HOME: home,
    XDG_RUNTIME_DIR: run,
    XDG_CONFIG_HOME: config,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    GTK_MODULES: 'gail:atk-bridge',
    NO_AT_BRIDGE: '0',
    ACCESSIBILITY_ENABLED: '1',
    GSETTINGS_BACKEND: 'keyfile',
    HEARD: log,
  };
  const programs: ChildProcess[] = [];
  const said: string[] = [];
  const begin = (command: string, ...args: readonly string[]): ChildProcess => {
    const program = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    program.stderr?.on('data', (text) => said.push(`${command}: ${text}`.trim()));
    program.stdout?.resume();
    programs.push(program);
    return program;
  };
  const heard = (): string[] =>
    readFileSync(log, 'utf8')
      .split('\n')
      .flatMap((line) => line.split('\t')[1] ?? []);

  const bus = begin('dbus-daemon', '--session', '--nofork', '--print-address=1');
  const [address] = await once(bus.stdout as NodeJS.ReadableStream, 'data');
  env.DBUS_SESSION_BUS_ADDRESS = String(address).trim();
  begin('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  begin('openbox');
  const speech = join(config, 'speech-dispatcher');
  begin('speech-dispatcher', '--run-single', '--communication-method', 'unix_socket', '--config-dir', speech);
  await vi.waitFor(() => expect(existsSync(join(run, 'speech-dispatcher/speechd.sock'))).toBe(true), waitMs);
  begin('orca', '--replace');
  await vi.waitFor(() => expect(heard().join(' '), said.join('\n')).toContain('Screen reader on'), waitMs);
  return {
    env,
    heard,
    close: async () => {
      for (const program of programs.toReversed()) endGroup(program);
      await screen.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
