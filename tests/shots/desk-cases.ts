import { demoSession } from '#tests/demo-session.ts';

const pin = '5.3599, -4.0083';
const problems = [
  { kind: 'closed', message: 'Le rideau est baissé depuis des mois, un voisin dit qu’ils sont partis.' },
  { kind: 'moved', address: 'Rue des Jardins, derrière la pharmacie', pin },
  { kind: 'replaced', about: 'Une laverie', message: 'Il y a une laverie à cette adresse.' },
  { kind: 'wrong_pin', pin },
  { kind: 'other', message: 'The sign says another name.' },
] as const;
const reports = ['violent', 'fake', 'spam'] as const;

/** Has people ask for all that staff decide on, so that each desk of the demo at `url` has something of every kind. */
export const fillDesks = async (url: string): Promise<void> => {
  const ask = async (session: string, path: string, body: object): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie: `session=${session}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const seen = async (session: string, path: string, pattern: RegExp): Promise<string> => {
    const page = await fetch(url + path, { headers: { cookie: `session=${session}` } });
    return pattern.exec(await page.text())?.[1] ?? '';
  };
  const [member = '', manager = '', moderator = ''] = await Promise.all(
    ['member', 'manager', 'moderator'].map((name) => demoSession(url, name)),
  );
  const found = await fetch(`${url}/api/search?what=salon&where=Abidjan`);
  const { results } = (await found.json()) as { readonly results: readonly { readonly id: number }[] };
  const ids = results.map(({ id }) => id);
  for (const [at, problem] of problems.entries())
    await ask(member, '/api/moderation/report-problem', { companyId: ids[at], ...problem });
  for (const [at, type] of reports.entries()) {
    const target = { kind: 'company', id: String(ids[at]) };
    await ask(manager, '/api/moderation/file-report', { target, type, message: 'Ces mots blessent.' });
  }
  const comment = 'Accueil froid, deux heures d’attente, et personne ne s’excuse.';
  await ask(member, '/ajax/review', { companyId: ids[0], score: 1, comment });

  const desk = '/admin/moderation/numeros?q=salon';
  const companyId = Number(await seen(moderator, desk, /name="company" value="(\d+)"/));
  const number = await seen(moderator, desk, /name="number" value="([^"]+)"/);
  const wrong = { companyId, number, code: 'HS', note: 'Trois essais, à trois heures.' };
  await ask(moderator, '/api/company/note-number-problem', wrong);

  const accountId = await seen(member, '/mon-espace', /data-live-user="([^"]+)"/);
  const own = Number(await seen(manager, '/company/edit/select', /\/company\/(\d+)-[^"]*\/edit"/));
  for (const companyId of [own, ids[5]]) {
    const statement = 'Je tiens cette boutique avec mon frère depuis 2019, la facture d’électricité le montre.';
    await ask(member, '/api/account/claim-management', { companyId, accountId, statement });
  }
  const changeReason = 'Nous ne vendons plus de livres, nous réparons des téléphones.';
  const validThrough = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const job = { companyId: own, title: 'Réparateur de téléphones', contract: 'permanent', validThrough };
  const { id: jobId } = (await ask(manager, '/api/company/offer-job', job)) as { readonly id: number };
  const message = 'Je répare des téléphones depuis quatre ans, à Adjamé. Je peux commencer lundi.';
  await ask(member, '/api/company/apply-for-job', { companyId: own, jobId, message });
  const wish = { companyId: own, newCategory: 'automotive-car-repair', changeReason };
  await ask(manager, '/api/company/ask-category-change', wish);
  for (const name of ['Garage du Plateau', 'Garage du Plateau 2']) {
    const facts = { category: 'automotive-car-repair', place: { country: 'CI', unknownCity: 'Abidjan' }, online: true };
    await ask(member, '/api/company/register-company', { name, ...facts });
  }
};
