import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putBack, setAside } from '#infra/main/kept-assets.mjs';

const day = 86_400_000;
let folder = '';
const assets = () => join(folder, 'client/assets');

/** What a build does: its folder is emptied and filled anew. */
const build = (now: number, files: Readonly<Record<string, string>>) => {
  setAside(folder);
  rmSync(join(folder, 'client'), { recursive: true, force: true });
  mkdirSync(assets(), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(assets(), name), text);
  putBack(folder, now);
  return readdirSync(assets()).toSorted();
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sokoni-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('files of an earlier build stay for seven days after they were replaced', () => {
  expect(build(0, { 'a-1.js': 'one' })).toEqual(['a-1.js']);
  expect(build(30 * day, { 'a-2.js': 'two' })).toEqual(['a-1.js', 'a-2.js']);
  expect(build(34 * day, { 'a-3.js': 'three' })).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
  expect(build(38 * day, { 'a-4.js': 'four' })).toEqual(['a-2.js', 'a-3.js', 'a-4.js']);
  expect(readFileSync(join(assets(), 'a-2.js'), 'utf8')).toBe('two');
});

test('a file that comes back is new again', () => {
  build(0, { 'a-1.js': '' });
  build(day, { 'a-2.js': '' });
  expect(build(6 * day, { 'a-1.js': '' })).toEqual(['a-1.js', 'a-2.js']);
  build(9 * day, { 'a-3.js': '' });
  expect(build(14 * day, { 'a-3.js': '' })).toEqual(['a-1.js', 'a-3.js']);
});

test('a build that broke off loses nothing', () => {
  build(0, { 'a-1.js': '' });
  setAside(folder);
  rmSync(join(folder, 'client'), { recursive: true });
  expect(build(day, { 'a-2.js': '' })).toEqual(['a-1.js', 'a-2.js']);
});
