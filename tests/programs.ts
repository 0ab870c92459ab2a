import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Reporter } from 'vitest/node';

/** A suite that needs programs which npm does not bring, each with the Debian package that does. */
type Suite = {
  readonly commands: Readonly<Record<string, string>>;
  /** What Python has to be able to load, as a line of Python. */
  readonly python: Readonly<Record<string, string>>;
};

const screen = { Xvfb: 'xvfb', '/usr/bin/python3': 'python3' };
const gi = (name: string, version: string) => `import gi; gi.require_version("${name}", "${version}")`;

export const suites = {
  nginx: { commands: { nginx: 'nginx-light' }, python: {} },
  webkit: {
    commands: { ...screen, WebKitWebDriver: 'webkit2gtk-driver' },
    python: { [gi('WebKit2', '4.1')]: 'python3-gi gir1.2-webkit2-4.1' },
  },
  heard: {
    commands: {
      ...screen,
      orca: 'orca',
      'speech-dispatcher': 'speech-dispatcher',
      chromium: 'chromium',
      xdotool: 'xdotool',
      'dbus-daemon': 'dbus',
      openbox: 'openbox',
      '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
      '/usr/share/glib-2.0/schemas/org.gnome.desktop.interface.gschema.xml': 'gsettings-desktop-schemas',
    },
    python: {
      'import speechd, pyatspi': 'python3-speechd python3-pyatspi',
      [`${gi('Gtk', '3.0')}; gi.require_version("Wnck", "3.0")`]: 'gir1.2-gtk-3.0 gir1.2-wnck-3.0',
    },
  },
} as const satisfies Readonly<Record<string, Suite>>;

const isInstalled = (name: string): boolean =>
  name.startsWith('/')
    ? existsSync(name)
    : (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** The Debian packages to install before a suite can run; none where all its programs are found. */
export const missingPackages = (name: keyof typeof suites): readonly string[] => {
  const { commands, python }: Suite = suites[name];
  const missing = Object.keys(commands).filter((command) => !isInstalled(command));
  const unread = missing.includes('/usr/bin/python3')
    ? Object.keys(python)
    : Object.keys(python).filter((line) => spawnSync('/usr/bin/python3', ['-c', line]).status !== 0);
  return [...new Set([...missing.map((one) => commands[one]), ...unread.map((one) => python[one])])].flatMap(
    (packages) => packages?.split(' ') ?? [],
  );
};

/**
 * Says at the end of a run which suites it passed over, and what to install for them. Throws where that is not allowed
 * (CI): everything has to be there before a test begins.
 */
export const suitesNotRun = (): Reporter => {
  const missing = (Object.keys(suites) as (keyof typeof suites)[])
    .map((name) => ({ name, packages: missingPackages(name) }))
    .filter(({ packages }) => packages.length > 0)
    .map(({ name, packages }) => ({
      folder: `tests/${name}/`,
      sentence: `tests/${name} did not run: apt-get install --no-install-recommends ${packages.join(' ')}`,
    }));
  if (process.env.CI && missing.length > 0) throw new Error(missing.map(({ sentence }) => sentence).join('\n'));
  return {
    onTestRunEnd(files) {
      for (const { folder, sentence } of missing)
        if (files.some(({ relativeModuleId }) => relativeModuleId.startsWith(folder))) console.log(sentence);
    },
  };
};
