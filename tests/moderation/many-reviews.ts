import { randomUUID } from 'node:crypto';
import { openPool } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';

const authors = 500;
const companies = 500;
const texts = [
  'Accueil aimable, commande prête à l’heure dite, prix affichés à l’entrée.',
  'They answered on WhatsApp within the hour and delivered the same afternoon.',
  'Appelez plutôt le 07 08 09 10 11 ou allez sur www.autre-garage.ci, ils sont moins chers !',
  'TOUT EST EN MAJUSCULES PARCE QUE JE SUIS VRAIMENT TRÈS MÉCONTENT DE CE MAGASIN',
];

/** Tells of as many reviews as a very busy week leaves, by some hundreds of people, each a minute older than the last. */
export const tellOfManyReviews = async (database: string, pending: number): Promise<void> => {
  const pool = openPool(database, 4);
  const store = postgresEventStore(pool);
  const { encode } = codec(catalogue, personKeys(pool));
  const metadata = { $correlationId: 'bench', $causationId: 'bench', actor: 'operator' };
  const people = Array.from({ length: authors }, () => randomUUID());
  const tell = async (stream: string, type: string, data: object, at: Date) =>
    store.append(stream, 'any', [await encode({ type, data }, randomUUID(), { ...metadata, at: at.toISOString() })]);
  const many = async (count: number, one: (n: number) => Promise<unknown>) => {
    for (let first = 0; first < count; first += 50)
      await Promise.all(Array.from({ length: Math.min(50, count - first) }, (_, n) => one(first + n)));
  };
  await many(authors, (n) => {
    const names = { firstname: 'Awa', lastname: `Bench ${n}`, email: `someone-${n}@example.org`, language: 'fr' };
    const data = { accountId: people[n], ...names, registeredBy: 'site', demo: true };
    return tell(`account-${people[n]}`, 'AccountOpened', data, new Date());
  });
  await many(pending, (n) => {
    const reviewId = randomUUID();
    const data = {
      reviewId,
      companyId: 1 + (n % companies),
      authorId: people[n % authors],
      version: 1,
      score: n % 7 === 0 ? null : 1 + (n % 5),
      comment: n % 3 === 0 && n % 7 !== 0 ? null : texts[n % texts.length],
      language: n % 4 === 1 ? 'en' : 'fr',
      experiencedOn: null,
      contacted: false,
      authorLevel: 'young',
    };
    return tell(`review-${reviewId}`, 'ReviewWritten', data, new Date(Date.now() - n * 60_000));
  });
  await store.close();
  await pool.end();
};
