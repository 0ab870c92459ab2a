import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#domain/actor.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Someone = Awaited<ReturnType<typeof at.member>>;

const readers: readonly string[] = ['commercial', 'production_lead', 'admin', 'superadmin'];
const reason = 'Réunion du lundi';

let awa: Someone;
let serge: Someone;
let lead: Someone;

beforeAll(async () => {
  [awa, serge, lead] = [
    await at.member('awa-sales', 'commercial'),
    await at.member('serge-sales', 'commercial'),
    await at.member('lead-sales', 'production_lead'),
  ];
  const facts = { category: 'automotive-car-repair', place: { country: 'CI' }, online: true };
  const companyId = await at.asked(lead, '/api/company/register-company', {
    name: 'Garage des Ventes',
    ...facts,
  });
  const today = new Date().toISOString().slice(0, 10);
  const signing = { companyId, initialPackage: 'visibility', signatureDate: today, endDate: '2099-12-31' };
  const sign = (who: Someone, amount: number, amountCurrency: string) =>
    at.asked<string>(who, '/api/contract/create-contract', { ...signing, amount, amountService: 50, amountCurrency });
  await sign(awa, 480_000, 'XOF');
  await sign(awa, 900, 'KES');
  await sign(serge, 120_000, 'XOF');
}, 120_000);

const file = async (someone: Someone, typed: Record<string, string>, lang = 'fr'): Promise<string[]> => {
  const answer = await someone.send(`/admin/sales/export?lang=${lang}`, { reason, ...typed });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="sales-\d{4}-\d\d-\d\d\.csv"$/);
  return answer.html.trimEnd().split('\r\n');
};

describe('who may see the figures of the sales', () => {
  test.each(roles.filter((role) => role !== 'visitor'))('as %s', async (role) => {
    const someone = await at.as(role);
    const expected = readers.includes(role) ? 200 : 403;
    expect((await someone.open('/en/admin/sales')).status).toBe(expected);
    expect((await someone.send('/admin/sales/export', { by: 'month', reason })).status).toBe(expected);
  });
});

describe('the figures as a file', () => {
  test('each currency has its own line, and the reason is on record before', async () => {
    const lines = await file(lead, { by: 'currency', kind: 'signed', country: 'CI' });
    expect(lines[0]).toBe('État,Monnaie,Contrats,"Montant, espèces","Montant, échange"');
    expect(lines).toContain('Signé,KES,1,900,50');
    expect(lines).toContain('Signé,XOF,2,600000,100');
    const { rows } = await at.db.pool.query<{ actor: string; data: object }>(
      `select metadata->>'actor' as actor, data from event_store.event
       where type = 'SalesExported' and data->>'by' = 'currency'`,
    );
    expect(rows).toEqual([
      {
        actor: lead.id,
        data: {
          exportId: expect.any(String),
          by: 'currency',
          filter: { kind: 'signed', period: '12', country: 'CI' },
          count: lines.length - 1,
          reason,
        },
      },
    ]);
  });

  test('a commercial gets their own, also when they ask for those of a colleague', async () => {
    const lines = await file(serge, { by: 'commercial', commercial: awa.id });
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['serge-sales Test']);
    const { html } = await serge.open(`/en/admin/sales?commercial=${awa.id}`);
    expect(html).toContain('120,000');
    expect(html).not.toContain('480,000');
    expect(html).not.toContain('KES');
  });

  test('it speaks the language of the page that it is taken from, of packages, countries and states', async () => {
    const by = (side: string, lang: string) => file(lead, { by: side, kind: 'signed', country: 'CI' }, lang);
    const heads = 'State,Currency,Contracts,"Amount, cash","Amount, exchange"';
    expect(await by('package', 'en')).toEqual([
      `Package,${heads}`,
      expect.stringMatching(/^Visibility,Signed,XOF,/),
      expect.stringMatching(/^Visibility,Signed,KES,/),
    ]);
    const french = await by('country', 'fr');
    expect(french[0]).toBe('Pays,État,Monnaie,Contrats,"Montant, espèces","Montant, échange"');
    expect(french[1]).toMatch(/^Côte d’Ivoire,Signé,/);
    expect((await by('month', 'en'))[1]).toMatch(/^\d{4}-\d\d,Signed,/);
  });

  test('nothing is handed out without a reason or by something unknown', async () => {
    expect((await lead.send('/admin/sales/export', { by: 'month', reason: '' })).status).toBe(422);
    expect((await lead.send('/admin/sales/export', { by: 'client', reason })).status).toBe(422);
  });
});

test('the period and the filters stand in the address', async () => {
  const { status, html } = await lead.open('/admin/sales?kind=ending&period=6&package=visibility&country=CI');
  expect(status).toBe(200);
  expect(html).toMatch(/<option value="6" selected="">/);
  expect(html).toMatch(/<option value="visibility" selected="">/);
  expect(html).toContain('name="kind" value="ending"');
  expect((await lead.open('/admin/sales?period=5')).status).toBe(422);
});
