import { expect, test } from 'vitest';
import { hydrates } from '#web/addresses/page-at.ts';
import { type PageName, pages } from '#web/addresses/pages.ts';
import { sharedPart } from '#web/client/shared-parts.ts';

const editing = (Object.keys(pages) as PageName[])
  .filter((name) => hydrates(`${name}.fr`))
  .map((name) => String(pages[name].file))
  .filter((file) => /^(company-edit|profile)\//.test(file));

/** What each of them imports; the home of a company has no form. */
const ofAll = ['edit/form-values.ts', 'ui/side-nav.tsx', 'ui/field.tsx'];

/** What files of `web` import, each from below it. */
const imports: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(editing.map((file) => [file, ['edit/section-form.tsx', ...ofAll]])),
  'company-edit/edit-company.tsx': ofAll,
  'root.tsx': ['ui/button.tsx', 'ui/styles.css'],
  'home/home.tsx': ['ui/when.tsx'],
  'company/company.tsx': ['ui/field.tsx', 'ui/when.tsx'],
  'member/member-home.tsx': ['ui/side-nav.tsx', 'ui/when.tsx', 'member/next-step.tsx', 'client/rare.ts'],
  'review/my-reviews.tsx': ['ui/when.tsx'],
  'audit/audit.tsx': ['admin/desk.tsx', 'client/rare.ts'],
  'admin/accounts.tsx': ['admin/desk.tsx'],
  'ui/side-nav.tsx': ['ui/side-nav.css'],
  'ui/field.tsx': ['ui/field.css'],
  'admin/desk.tsx': ['admin/desk.css'],
};
const idOf = (file: string): string => `/sokoni/web/${file}`;
const fileOf = (id: string): string => id.replace('/sokoni/web/', '');
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: (imports[fileOf(id)] ?? []).map(idOf),
    importers: Object.keys(imports)
      .filter((file) => imports[file]?.includes(fileOf(id)))
      .map(idOf),
  }),
};
const partsOf = (...files: readonly string[]) => files.map((file) => sharedPart(idOf(file), graph));

test('what is part of one page comes with it, and what two pages of different areas share has its own file', () => {
  expect(partsOf('member/next-step.tsx', 'member/member-home.tsx', 'client/rare.ts')).toEqual([null, null, null]);
});

test('what the pages of an area share is a file of that area, and what areas share a file of theirs', () => {
  expect(partsOf('admin/desk.tsx', 'admin/desk.css')).toEqual(['staff-area', 'staff-area']);
  expect(partsOf('edit/section-form.tsx', 'edit/form-values.ts')).toEqual(['forms', 'edit']);
  expect(partsOf('ui/side-nav.tsx', 'ui/side-nav.css')).toEqual(['frame', 'frame']);
});

test('what public pages share with others never comes with styles of areas', () => {
  expect(partsOf('ui/button.tsx', 'ui/when.tsx')).toEqual(['parts', 'parts']);
  expect(partsOf('ui/field.tsx', 'ui/styles.css')).toEqual(['fields', null]);
});
