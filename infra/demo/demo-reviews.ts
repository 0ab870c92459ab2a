import type { Pool } from 'pg';
import { v5 as uuidV5 } from 'uuid';
import type { Accounts } from '#commands/account/accounts.ts';
import { askAccount } from '#commands/account/accounts.ts';
import { openAccount } from '#commands/account/open-account.ts';
import { type Envelope, handle, type Log, partOf } from '#commands/handle.ts';
import { reviewIdOf } from '#commands/review/review-id.ts';
import { operator } from '#domain/actor.ts';
import { review, reviewStream } from '#domain/review/review.ts';
import { newToken } from '../access/secret.ts';
import { random } from './random.ts';

type Reviewer = { readonly firstname: string; readonly lastname: string; readonly language: 'fr' | 'en' };

/** People who are made up, and who cannot log in. */
const reviewers: readonly Reviewer[] = [
  { firstname: 'Aïcha', lastname: 'Démo', language: 'fr' },
  { firstname: 'Yao', lastname: 'Démo', language: 'fr' },
  { firstname: 'Mariam', lastname: 'Démo', language: 'fr' },
  { firstname: 'Wanjiku', lastname: 'Demo', language: 'en' },
  { firstname: 'Chidi', lastname: 'Demo', language: 'en' },
  { firstname: 'Abena', lastname: 'Demo', language: 'en' },
];

const words: Readonly<Record<'fr' | 'en', readonly (readonly [score: number, comment: string])[]>> = {
  fr: [
    [5, 'Accueil chaleureux, travail soigné et prix annoncé respecté. Je reviendrai.'],
    [5, 'Ils ont répondu tout de suite au téléphone et tout était prêt à l’heure.'],
    [4, 'Bon service dans l’ensemble, il faut juste patienter le samedi matin.'],
    [4, 'Personnel sérieux et de bon conseil. Le repère indiqué est exact.'],
    [3, 'Correct, mais j’ai attendu plus longtemps que prévu.'],
    [2, 'Le produit demandé n’était plus disponible, et personne ne m’avait prévenu.'],
  ],
  en: [
    [5, 'Warm welcome, careful work, and the price was the one they had told me.'],
    [5, 'They answered the phone at once and everything was ready on time.'],
    [4, 'Good service overall, only be patient on Saturday mornings.'],
    [4, 'Serious people who give good advice. The landmark is right.'],
    [3, 'Fine, but I waited longer than I had been told.'],
    [2, 'What I came for was out of stock and nobody had warned me.'],
  ],
};

const commandIds = '3d2c5a7e-8e0b-4d26-9a57-5f0c0c6f7a21';
const reviewed = 160;
const openAtOnce = 20;
/** Every so many, one waits for a moderator. */
const waits = 17;

const envelopeOf = (name: string, actor: Envelope['actor']): Envelope => {
  const commandId = uuidV5(name, commandIds);
  return { commandId, actor, now: new Date(), correlationId: commandId };
};

const openReviewers = async (accounts: Pick<Accounts, 'store' | 'codec' | 'access'>): Promise<string[]> => {
  const password = { password: await accounts.access.passwords.hash(newToken()), long: true };
  const opened: string[] = [];
  for (const person of reviewers) {
    const email = `${person.firstname
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z]/g, '')}.demo@sokoni.example`;
    const envelope = envelopeOf(email, operator);
    const asked = { ...person, email, password, registeredBy: 'admin', demo: true } as const;
    const { accountId } = await openAccount(accounts, asked, envelope);
    await askAccount(accounts, { type: 'ConfirmAccount', data: { accountId } }, partOf(envelope, 'confirm'));
    opened.push(accountId);
  }
  return opened;
};

/** What made-up people say of some of the made-up companies; a few wait for a moderator. Seeded again, nothing is added. */
export const seedDemoReviews = async (
  sokoni: Log & Pick<Accounts, 'access'> & { readonly pool: Pool },
): Promise<void> => {
  const { rows } = await sokoni.pool.query<{ number: number }>(
    `select number from numbers.number where kind = 'company' and key like 'demo:%' order by md5(key) limit $1`,
    [reviewed],
  );
  const authors = await openReviewers(sokoni);
  const draw = random(20_261_121);
  const written: { companyId: number; author: number; told: readonly [number, string]; level: 'trust' | 'young' }[] =
    [];
  for (const { number: companyId } of rows) {
    const first = draw.below(words.fr.length);
    for (const author of authors.keys()) {
      if (!draw.chance(0.35)) continue;
      const said = words[reviewers[author]?.language ?? 'fr'];
      // nobody says what another one says of the same company
      const told = said[(first + author) % said.length] as readonly [number, string];
      written.push({ companyId, author, told, level: written.length % waits ? 'trust' : 'young' });
    }
  }
  for (let at = 0; at < written.length; at += openAtOnce)
    await Promise.all(
      written.slice(at, at + openAtOnce).map(({ companyId, author, told: [score, comment], level }) => {
        const id = authors[author] ?? '';
        const reviewId = reviewIdOf(id, companyId);
        const language = reviewers[author]?.language ?? 'fr';
        const data = { reviewId, companyId, score, comment, language, experiencedOn: null, contacted: false };
        const actor = { id, role: 'member', level } as const;
        const asked = { type: 'WriteReview', data } as const;
        return handle(sokoni, review, reviewStream(reviewId), asked, envelopeOf(reviewId, actor), { assumeNew: true });
      }),
    );
};
