/** A table to back up: its data cannot be rebuilt from other data. */
export type KeptTable = {
  readonly table: string;
  /** The column that names the person whose row it is: rows of people who were forgotten since are not restored. */
  readonly person?: string;
};

export const logTable: KeptTable = { table: 'event_store.event' };

/** In a part of its own: kept apart from the rest, the personal fields of the log stay closed. */
export const keyTable: KeptTable = { table: 'person_keys.key', person: 'subject' };

export const keptTables: readonly KeptTable[] = [
  { table: 'access.secret' },
  { table: 'access.credential', person: 'account' },
  { table: 'access.second_factor', person: 'account' },
  { table: 'access.recovery_code', person: 'account' },
  { table: 'access.sign_in', person: 'account' },
  { table: 'access.attempt', person: 'account' },
  { table: 'numbers.counter' },
  { table: 'numbers.number' },
  { table: 'setup.done' },
  { table: 'projections.parked' },
  { table: 'reactions.reactor' },
  { table: 'reactions.intent', person: 'person' },
  { table: 'statistics.visit' },
  { table: 'statistics.company_event' },
  { table: 'statistics.search' },
];

/** What a backup leaves out, and why. Read models are not named: they are made of the log again. */
export const leftTables: Readonly<Record<string, string>> = {
  'access.session': 'people log in again',
  'access.attempt': 'who tried to get in there; the lines of its log say the same',
  'access.code': 'gone within minutes: another is sent',
  'access.link': 'gone within hours: another is sent',
  'access.draft': 'forms that are being filled in',
  'access.form_draft': 'forms that are being filled in',
  'mailbox.mail': 'mail that went out; it names people in words that no key closes',
  'limits.bucket': 'full again within hours',
  'live.head': 'another installation has its own',
  'live.message': 'what people were told while they looked',
  'live.announced': 'begins at the end of the log',
  'projections.checkpoint': 'made with the read models',
  'statistics.salt': 'gone with the day',
  'statistics.visitor': 'gone with the day',
  'public.search_indexer': 'the index is filled again',
};
