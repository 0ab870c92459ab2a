import { expect, test, vi } from 'vitest';
import { keptReads } from '#infra/main/kept-reads.ts';
import type { ReadApi } from '#read-api/read-api.ts';
import { emptyAnswer } from '#read-api/search/unreadable.ts';

const home = { total: 1, countries: [], categories: [], cities: [], recent: [] };

/** What visitors read, of read models that stand where `standing` says; the tables count how often they are asked. */
const readsOf = (standing = { at: '1' }) => {
  const tables = {
    home: vi.fn<ReadApi['home']>(async () => home),
    companyPage: vi.fn<ReadApi['companyPage']>(async () => null),
    searchCompanies: vi.fn<ReadApi['searchCompanies']>(async () => emptyAnswer),
  };
  return { tables, reads: keptReads(tables as unknown as ReadApi, () => standing.at), standing };
};

const search = { what: 'garage', where: '', sort: 'relevance', page: 1, lang: 'fr' } as const;

test('what visitors ask again is read once, each question for itself', async () => {
  const { tables, reads } = readsOf();
  await Promise.all([reads.home(), reads.home(), reads.home('CI'), reads.home('CI'), reads.home('KE')]);
  expect(tables.home.mock.calls).toEqual([[], ['CI'], ['KE']]);
});

test('it is read anew once the read models have moved on', async () => {
  const { tables, reads, standing } = readsOf();
  await reads.home();
  standing.at = '2';
  tables.home.mockResolvedValueOnce({ ...home, total: 2 });
  expect((await reads.home()).total).toBe(2);
});

test('what could not be read is read again', async () => {
  const { tables, reads } = readsOf();
  tables.home.mockRejectedValueOnce(new Error('no database'));
  await expect(reads.home()).rejects.toThrow('no database');
  expect((await reads.home()).total).toBe(1);
});

test('what depends on the hour is read anew with each minute', async () => {
  const { tables, reads } = readsOf();
  const moments = ['2026-11-02T10:59:00Z', '2026-11-02T10:59:59.999Z', '2026-11-02T11:00:00Z'].map(
    (at) => new Date(at),
  );
  for (const at of moments) {
    await reads.companyPage(7, at);
    await reads.searchCompanies({ ...search, at });
  }
  expect(tables.companyPage).toHaveBeenCalledTimes(2);
  expect(tables.searchCompanies).toHaveBeenCalledTimes(2);
});
