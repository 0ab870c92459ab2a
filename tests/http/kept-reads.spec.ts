import { expect, test, vi } from 'vitest';
import type { Planning } from '#domain/company/company.events.ts';
import { keptReads } from '#infra/main/kept-reads.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import type { ReadApi } from '#read-api/read-api.ts';
import { emptyAnswer } from '#read-api/search/unreadable.ts';

const noon = [{ openingMin: 11 * 60, closingMin: 13 * 60 }];
const atNoon: Planning = {
  ...{ title: null, timeZone: 'Africa/Abidjan', startingDate: null, endDate: null, holidays: [] },
  week: Array.from({ length: 7 }, () => noon),
};
const home = { total: 1, countries: [], categories: [], cities: [], recent: [] };

/** What visitors read, of read models that stand where `standing` says; the tables count how often they are asked. */
const readsOf = (standing = { at: '1' }) => {
  const tables = {
    home: vi.fn<ReadApi['home']>(async () => home),
    companyPage: vi.fn<ReadApi['companyPage']>(async (id) => ({ id, plannings: [atNoon] }) as unknown as CompanyPage),
    picturesOf: vi.fn<ReadApi['picturesOf']>(async () => new Map()),
  };
  const reads = keptReads({
    readApi: tables as unknown as ReadApi,
    search: { search: async () => emptyAnswer },
    projected: { position: () => standing.at, caughtUp: async () => true },
  });
  return { tables, reads, standing };
};

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

test('whether a company is open follows the clock, its jobs the day', async () => {
  const { tables, reads } = readsOf();
  const stateAt = async (at: string) => (await reads.companyPage(7, new Date(at)))?.openState.state;
  expect(await stateAt('2026-11-02T10:59:59Z')).toBe('closed');
  expect(await stateAt('2026-11-02T11:00:00Z')).toBe('open');
  expect(tables.companyPage).toHaveBeenCalledTimes(1);
  await stateAt('2026-11-03T00:00:00Z');
  expect(tables.companyPage).toHaveBeenCalledTimes(2);
});
