import { v5 as uuidV5 } from 'uuid';
import { createAccount } from '#commands/account/open-account.ts';
import type { CommandContext } from '#commands/command.ts';
import { execute } from '#commands/execute.ts';
import { replyToReview } from '#commands/review/reply-to-review.ts';
import { reviewIdOf } from '#commands/review/review-id.ts';
import { writeReview } from '#commands/review/write-review.ts';
import { operator } from '#domain/actor.ts';
import { dayMs, dayOf } from '#domain/calendar.ts';
import type { Envelope } from '#domain/envelope.ts';
import { newToken } from '../../access/secret.ts';
import { random } from './random.ts';
import { type Reviewer, replier, reviewers, reviewWords } from './review-words.ts';

const commandIds = '3d2c5a7e-8e0b-4d26-9a57-5f0c0c6f7a21';
const reviewed = 420;
const openAtOnce = 20;
/** Every so many, one waits for a moderator. */
const waits = 53;
/** Reviews are of the year before. */
const longestAgoDays = 330;

type Written = {
  readonly companyId: number;
  readonly author: number;
  readonly score: number;
  readonly comment: string;
  readonly reply: string | null;
  readonly daysAgo: number;
};

const envelopeOf = (name: string, actor: Envelope['actor'], now = new Date()): Envelope => {
  const commandId = uuidV5(name, commandIds);
  return { commandId, actor, now, correlationId: commandId };
};

const opener = async (context: CommandContext) => {
  const password = { password: await context.accounts.access.passwords.hash(newToken()), long: true };
  return async (person: Reviewer): Promise<string> => {
    const letters = person.firstname.toLowerCase().normalize('NFKD');
    const email = `${letters.replace(/[^a-z]/g, '')}.demo@sokoni.example`;
    const envelope = envelopeOf(email, operator);
    const { id } = await execute(context, createAccount, { ...person, email, password, demo: true }, envelope);
    return id;
  };
};

/** Some companies have one review, some have a dozen; nobody says what another one says of the same company. */
const writtenOf = (companyIds: readonly number[]): readonly Written[] => {
  const draw = random(20_261_121);
  return companyIds.flatMap((companyId) => {
    const [first, liked] = [draw.below(97), draw.of([0.06, 0.1, 0.16, 0.5])];
    return reviewers.flatMap(({ language }, author) => {
      if (!draw.chance(liked)) return [];
      const words = reviewWords[language];
      const [score, comment, reply] = words[(first + author * 5) % words.length] ?? words[0] ?? [];
      const daysAgo = 2 + draw.below(longestAgoDays);
      if (!score || !comment) return [];
      return [{ companyId, author, score, comment, reply: reply && draw.chance(0.8) ? reply : null, daysAgo }];
    });
  });
};

/** What made-up people say of some of the made-up companies; a few wait for a moderator. Seeded again, nothing is added. */
export const seedDemoReviews = async (sokoni: CommandContext): Promise<void> => {
  const { rows } = await sokoni.pool.query<{ number: number }>(
    `select number from numbers.number where kind = 'company' and key like 'demo:%' order by md5(key) limit $1`,
    [reviewed],
  );
  const open = await opener(sokoni);
  const authors: string[] = [];
  for (const person of reviewers) authors.push(await open(person));
  const answering = await open(replier);
  const written = writtenOf(rows.map(({ number }) => number)).toSorted((one, other) => other.daysAgo - one.daysAgo);

  const write = async (
    { companyId, author, score, comment, reply, daysAgo }: Written,
    index: number,
  ): Promise<void> => {
    const id = authors[author] ?? '';
    const reviewId = reviewIdOf(id, companyId);
    const language = reviewers[author]?.language ?? 'fr';
    const waiting = index % waits === 0;
    const at = new Date(Date.now() - (waiting ? 0 : daysAgo * dayMs));
    const experiencedOn = dayOf(new Date(at.getTime() - 3 * dayMs));
    const data = { companyId, score, comment, language, experiencedOn };
    const actor = { id, role: 'member', level: waiting ? 'young' : 'trust' } as const;
    const envelope = envelopeOf(reviewId, actor, at);
    await execute(sokoni, writeReview, data, envelope);
    if (waiting || !reply) return;
    const manager = { id: answering, role: 'member', companies: { [companyId]: 'admin' } } as const;
    const answered = new Date(at.getTime() + dayMs);
    await execute(sokoni, replyToReview, { reviewId, text: reply }, envelopeOf(`${reviewId}/reply`, manager, answered));
  };
  for (let from = 0; from < written.length; from += openAtOnce)
    await Promise.all(written.slice(from, from + openAtOnce).map((one, index) => write(one, from + index)));
};
