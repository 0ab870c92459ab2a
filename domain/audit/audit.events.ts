import { z } from 'zod';
import { accountId } from '../account-id.ts';
import { contractNumber } from '../contract/contract.events.ts';
import { type EventOf, event } from '../event.ts';
import { countryCode } from '../place/place.events.ts';
import { reasonLine, searchedText } from '../text.ts';

/** The name of a stream: `company-12`. Nobody's address is one. */
export const streamName = z.string().regex(/^[\w:.-]{1,100}$/);
export const actorId = z.string().regex(/^[a-z\d-]{1,40}$/);
export const eventType = z.string().regex(/^[A-Z][A-Za-z]{2,60}$/);

/** The stream of one reading or one export. */
export const auditStream = (id: string): string => `audit-${id}`;

const word = z.string().regex(/^[a-z\d]{1,20}$/);

const contactKind = z.enum(['email', 'phone']);

/** What a reading of the log was narrowed to; nothing of it names a person. */
const auditFilter = z.object({
  stream: streamName.optional(),
  /** An account's id, `operator` or another actor of the log. */
  actor: actorId.optional(),
  type: eventType.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

/** For how many days the link to a file with personal data works. */
export const exportedFileDays = 7;

/** The most contracts in one file of clients' e-mails. */
export const mostClientEmails = 500;

/** The most contracts in one file of the list. */
export const mostListedContracts = 2000;

/** What the log of a contract can be taken out as. */
export const contractLogForms = ['pdf', 'csv'] as const;

/** What staff did with the data of many people at once. */
export const auditEvents = {
  /** Staff exported e-mail addresses or phone numbers: with which filter, how many, and why. */
  ContactsExported: event(
    z.object({
      exportId: z.uuid(),
      kind: contactKind,
      /** `q` and `ip` may name people, so only whether they were used is stored. */
      filter: z.object({ q: searchedText.optional(), ip: searchedText.optional() }).catchall(z.string().max(200)),
      count: z.int().nonnegative(),
      reason: reasonLine(500),
    }),
  ),
  /** The accounts in one part of an export. Stored before that part is sent, so that they can be informed. */
  ContactsHandedOver: event(
    z.object({
      exportId: z.uuid(),
      kind: contactKind,
      reason: reasonLine(500),
      accounts: z.array(accountId).min(1).max(1000),
    }),
  ),
  /** Staff read the log of everything; `personal`: with the personal fields. Turning its pages is the same reading. */
  AuditRead: event(z.object({ readingId: z.uuid(), filter: auditFilter, personal: z.boolean() })),
  /** Staff took a part of the log out as a file, without personal fields: how many events, and why. */
  AuditExported: event(
    z.object({ exportId: z.uuid(), filter: auditFilter, count: z.int().nonnegative(), reason: reasonLine(500) }),
  ),
  /** Staff took figures of the sales out as a file: what they are told apart by, how many lines, and why. */
  SalesExported: event(
    z.object({
      exportId: z.uuid(),
      by: word,
      filter: z.object({
        kind: word,
        period: word,
        commercial: accountId.optional(),
        package: word.optional(),
        country: countryCode.optional(),
      }),
      count: z.int().nonnegative(),
      reason: reasonLine(500),
    }),
  ),
  /** Staff took the clients' e-mails of these contracts out, which are in no event in the clear, and why. */
  ClientEmailsExported: event(
    z.object({
      exportId: z.uuid(),
      numbers: z.array(contractNumber).min(1).max(mostClientEmails),
      reason: reasonLine(500),
    }),
  ),
  /** Staff took a list of contracts out: which ones, and why. */
  ContractsExported: event(
    z.object({
      exportId: z.uuid(),
      numbers: z.array(contractNumber).min(1).max(mostListedContracts),
      reason: reasonLine(500),
    }),
  ),
  /** Staff took the log of a contract out: as what, narrowed to which entries, and why. */
  ContractLogExported: event(
    z.object({
      exportId: z.uuid(),
      number: contractNumber,
      form: z.enum(contractLogForms),
      filter: z.object({
        asOf: z.union([z.literal('signed'), z.iso.date(), z.iso.datetime()]).optional(),
        action: z
          .string()
          .regex(/^[a-z_]{1,40}$/)
          .optional(),
        by: actorId.optional(),
        /** Those of version 1 had none. */
        from: z.iso.date().optional(),
      }),
      reason: reasonLine(500),
    }),
    (data: object) => data,
  ),
};

export type AuditEvent = EventOf<typeof auditEvents>;
