import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import { mayContestManagement } from '#domain/account/account.permissions.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import { mostClaimDocuments } from '#domain/account/claim-documents.ts';
import { contestText, documentTitle, managementEvents, statementText } from '#domain/account/management.events.ts';
import type { ClaimDocument } from '#domain/account/management-claims.ts';
import { managers, managersStream } from '#domain/account/managers.ts';
import { accountId } from '#domain/account-id.ts';
import { type Actor, isSignedIn } from '#domain/actor.ts';
import { isMobile } from '#domain/phone-like.ts';
import { storedDocument } from '#domain/stored-document.ts';
import { codeMinutes } from '#infra/access/codes.ts';
import { eventIds } from '#infra/event-store/event-id.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { perHour } from '#infra/limits/limit.ts';
import { type Command, type CommandContext, command } from '../command.ts';
import { minutes } from './accounts.ts';
import { askManagers, companyNow, mailing, ofManagers } from './of-managers.ts';
import { toOneMobile } from './tries.ts';
import { codeRefusals } from './wrong-code.ts';

const person = z.object({ companyId: z.int().positive(), accountId });

const isOwn = (actor: Actor, data: { readonly accountId: string }): boolean => actor.id === data.accountId;

const codeHolder = (data: z.infer<typeof person>): string => `${data.accountId}/${data.companyId}`;

/** A paper that the person uploaded before. */
const paper = z.object({ title: documentTitle, fileId: storedDocument.shape.id });

/** Throws a `Rejection` for a file of somebody else, or one that is not stored. */
const documentOf = async (
  { facts }: CommandContext,
  accountId: string,
  { title, fileId }: z.infer<typeof paper>,
): Promise<ClaimDocument> => ({
  documentId: uuidV5(`claim-document/${fileId}`, eventIds),
  title,
  file: await facts.profiles.document(accountId, fileId),
});

/**
 * Says to the team why a page is one's own, with papers that show it: it decides, once the present managers, if any,
 * had time to object.
 */
const claimManagement = command({
  context: 'account',
  name: 'claim-management',
  schema: person.extend({
    statement: statementText.trim().min(20),
    documents: z.array(paper).max(mostClaimDocuments).default([]),
  }),
  allowed: isSignedIn,
  allowedFor: isOwn,
  limit: mailing,
  async handle(context, { documents: sent, ...data }, envelope) {
    await companyNow(context, data.companyId);
    const documents = await Promise.all(sent.map((one) => documentOf(context, data.accountId, one)));
    return askManagers(context, { type: 'ClaimManagement', data: { ...data, documents } }, envelope);
  },
});

/** Adds a paper to a request that waits for its answer. */
const addClaimDocument = command({
  context: 'account',
  name: 'add-claim-document',
  schema: person.extend(paper.shape),
  allowed: isSignedIn,
  allowedFor: isOwn,
  limit: mailing,
  async handle(context, { companyId, accountId: own, ...sent }, envelope) {
    await companyNow(context, companyId);
    const document = await documentOf(context, own, sent);
    const data = { companyId, accountId: own, ...document };
    return askManagers(context, { type: 'AddClaimDocument', data }, envelope);
  },
});

const removeClaimDocument = ofManagers(
  'remove-claim-document',
  'RemoveClaimDocument',
  managementEvents.ManagementDocumentRemoved.schema,
  isOwn,
);

/**
 * A new code for somebody who asks to manage a page, once `demand` lets it be sent. Throws a `Rejection` when they manage
 * the page already, or when the last code is too new.
 */
const claimCode = async (
  context: CommandContext,
  purpose: 'claim-company' | 'claim-company-phone',
  data: z.infer<typeof person>,
  now: Date,
  demand: () => Promise<void> = async () => {},
): Promise<string> => {
  const { codes } = context.accounts.access;
  const { state } = await stateOf(context, managers, managersStream(data.companyId));
  if (state.managers[data.accountId]) throw refuse('manages-already');
  const waitS = await codes.waitS(purpose, codeHolder(data), now);
  if (waitS > 0) throw refuse('code-too-soon', { seconds: waitS });
  await demand();
  const issued = await codes.issue(purpose, codeHolder(data), now);
  if ('waitS' in issued) throw refuse('code-too-soon', { seconds: issued.waitS });
  return issued.code;
};

/** Mails a code to an e-mail address that the company's page shows. */
const sendClaimCode = command({
  context: 'account',
  name: 'send-claim-code',
  schema: person.extend({ email: z.string().max(500) }),
  allowed: isSignedIn,
  allowedFor: isOwn,
  limit: { burst: 5, perMinute: perHour(5) },
  async handle(context, data, envelope) {
    const { now, commandId, locale = 'fr' } = envelope;
    const { sections } = await companyNow(context, data.companyId);
    const isPublished = sections.CompanyCoordinatesListed.coordinates.some(
      (one) => one.type === 'email' && one.public && one.value === data.email,
    );
    if (!isPublished) throw refuse('address-not-published', {}, '/email');
    const code = await claimCode(context, 'claim-company', data, now);
    await context.accounts.queueMail({
      key: `claim-code/${commandId}`,
      template: 'claimCode',
      person: data.accountId,
      to: { email: data.email, name: null, language: locale },
      values: { company: sections.CompanyRenamed.name, code, minutes: codeMinutes['claim-company'] },
      expiresAt: minutes(now, codeMinutes['claim-company']),
    });
    return { position: null };
  },
});

/** Sends a code by text message to a mobile that the company's page shows. */
const sendClaimText = command({
  context: 'account',
  name: 'send-claim-text',
  schema: person.extend({ phone: z.string().max(100) }),
  allowed: isSignedIn,
  allowedFor: isOwn,
  limit: { burst: 5, perMinute: perHour(5) },
  async handle(context, data, envelope) {
    const { queueSms } = context.accounts;
    const { now, commandId, locale = 'fr' } = envelope;
    const { sections } = await companyNow(context, data.companyId);
    if (!queueSms) throw refuse('texts-off');
    const isPublished = sections.CompanyCoordinatesListed.coordinates.some(
      (one) => one.type === 'gsm' && one.public && one.value === data.phone && isMobile(one.value),
    );
    if (!isPublished) throw refuse('mobile-not-published', {}, '/phone');
    const code = await claimCode(context, 'claim-company-phone', data, now, () =>
      context.limits.demand(toOneMobile, data.phone),
    );
    await queueSms({
      key: `claim-text/${commandId}`,
      template: 'claimCode',
      person: data.accountId,
      to: { phone: data.phone, language: locale },
      values: {
        company: sections.CompanyRenamed.name,
        code,
        minutes: codeMinutes['claim-company-phone'],
      },
      expiresAt: minutes(now, codeMinutes['claim-company-phone']),
    });
    return { position: null };
  },
});

const purposeOf = { email: 'claim-company', phone: 'claim-company-phone' } as const;

/**
 * Takes the code. Whoever types it manages a page that nobody manages at once; otherwise once the managers had time to
 * object, and none did.
 */
const proveManagement = command({
  context: 'account',
  name: 'prove-management',
  schema: person.extend({ code: z.string().max(40), proof: z.enum(['email', 'phone']).default('email') }),
  allowed: isSignedIn,
  allowedFor: isOwn,
  limit: mailing,
  async handle(context, { code, ...data }, envelope) {
    await companyNow(context, data.companyId);
    const { codes } = context.accounts.access;
    const outcome = await codes.check(purposeOf[data.proof], codeHolder(data), code.replace(/\D/g, ''), envelope.now);
    if (outcome !== 'right') throw refuse(codeRefusals[outcome], {}, '/code');
    return askManagers(context, { type: 'ProveManagement', data }, envelope);
  },
});

const contestManagement = ofManagers(
  'contest-management',
  'ContestManagement',
  managementEvents.ManagementContested.schema.extend({ words: contestText }),
  (actor, data) => mayContestManagement(actor, data as never),
);

const withdrawManagement = ofManagers('withdraw-management', 'WithdrawManagement', person, isOwn);

export {
  addClaimDocument,
  claimManagement,
  contestManagement,
  proveManagement,
  removeClaimDocument,
  sendClaimCode,
  sendClaimText,
  withdrawManagement,
};

/** The commands of people who claim a company's page, and of managers who object. */
export const managementCommands: readonly Command[] = [
  claimManagement,
  addClaimDocument,
  removeClaimDocument,
  sendClaimCode,
  sendClaimText,
  proveManagement,
  contestManagement,
  withdrawManagement,
];
