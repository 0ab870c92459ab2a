import { join } from 'node:path';
import type { EnvironmentModuleNode } from 'vite';
import { expect, test } from 'vitest';
import { changeOf } from '#infra/main/dev/source-change.ts';

const graph = { getModulesByFile: () => undefined };

/** A module of the server, with those that import it. */
const module = (path: string, ...importers: EnvironmentModuleNode[]): EnvironmentModuleNode =>
  ({ id: path, file: join(process.cwd(), path), importers: new Set(importers) }) as unknown as EnvironmentModuleNode;

const pages = {
  id: '\0virtual:react-router/server-build',
  file: null,
  importers: new Set(),
} as unknown as EnvironmentModuleNode;
const screen = module('web/company/company.tsx', pages);

const saved = (changed: EnvironmentModuleNode) => changeOf(graph, changed.file ?? '', [changed]);

test('a file that only pages stand on is read anew with them', () => {
  const part = module('web/company/ident.tsx', screen);
  expect(saved(part)).toEqual({
    kind: 'page',
    modules: ['web/company/ident.tsx', 'web/company/company.tsx', pages.id],
  });
});

test('a file that the rest of the server stands on as well has the server started again', () => {
  const paths = module('web/addresses/paths.ts', screen, module('commands/account/access-letters.ts'));
  expect(saved(paths)).toEqual({ kind: 'server' });
  expect(saved(module('domain/company/company.ts', screen))).toEqual({ kind: 'server' });
});

test('a file that no module of the server is made of changes nothing there', () => {
  expect(changeOf(graph, join(process.cwd(), 'README.md'), [])).toEqual({ kind: 'none' });
});

test('files that import each other end the search', () => {
  const one = module('web/ui/one.tsx', screen);
  const other = module('web/ui/other.tsx', one);
  (one.importers as Set<EnvironmentModuleNode>).add(other);
  expect(saved(one)).toMatchObject({ kind: 'page' });
});
