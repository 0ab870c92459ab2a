import { z } from 'zod';
import { isOneself } from '#domain/actor.ts';
import { formDrafts } from '#infra/access/form-drafts.ts';
import { type Command, command } from '../command.ts';

/** The forms whose drafts go with the account: those of a company's page, and of one of what its lists hold. */
const form = z.string().regex(/^company-[1-9]\d{0,8}-[a-z_-]{1,40}(\/[\w-]{1,40})?$/);

/** As much as a browser sends while a page is left. */
const mostCharacters = 60_000;

const typed = z
  .array(z.tuple([z.string().min(1).max(100), z.int().min(0).max(999), z.string()]))
  .min(1)
  .max(500)
  .refine((all) => all.reduce((sum, [, , value]) => sum + value.length, 0) <= mostCharacters);

/** Keeps what somebody typed in a form, for their other devices. It is no fact: the log does not know of it. */
const keepFormDraft = command({
  context: 'account',
  name: 'keep-form-draft',
  schema: z.object({ form, typed, version: z.string().max(40), at: z.int().positive() }),
  allowed: isOneself,
  limit: { burst: 60, perMinute: 30 },
  async handle({ pool }, { form: name, at, ...draft }, { actor, now }) {
    await formDrafts(pool).keep(actor.id, name, { ...draft, at: Math.min(at, now.getTime()) }, now);
    return { position: null };
  },
});

const dropFormDraft = command({
  context: 'account',
  name: 'drop-form-draft',
  schema: z.object({ form }),
  allowed: isOneself,
  limit: { burst: 60, perMinute: 30 },
  async handle({ pool }, { form: name }, { actor }) {
    await formDrafts(pool).drop(actor.id, name);
    return { position: null };
  },
});

export const formDraftCommands: readonly Command[] = [keepFormDraft, dropFormDraft];
