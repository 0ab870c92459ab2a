import { resolve } from 'node:path';
import type { Pool } from 'pg';
import { type Logger, pino } from 'pino';
import type { CommandContext } from '#commands/command.ts';
import { type Access, openAccess } from '../access/access.ts';
import { attempts } from '../access/attempts.ts';
import type { Config } from '../config.ts';
import { type Database, kyselyOf, openPool } from '../database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { type Documents, documentsIn } from '../documents/documents.ts';
import { type Folders, type OwnFiles, ownFiles } from '../documents/own-files.ts';
import { catalogue } from '../event-store/catalogue.ts';
import { codec } from '../event-store/codec.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { postgresEventStore } from '../event-store/postgres.ts';
import { personKeys } from '../keys/person-keys.ts';
import { unlimited } from '../limits/limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type FileOwners, fileOwners } from '../media/file-owners.ts';
import { type Media, mediaIn } from '../media/media.ts';
import { type ResumableUploads, resumableUploads } from '../media/resumable-uploads.ts';
import { queueSms } from '../sms/queue-sms.ts';
import { drawMissing } from './demo/pictures/draw-missing.ts';
import { factsFrom } from './facts.ts';
import { prepareDatabase } from './prepare-database.ts';

/** The parts that every process and command needs. */
export type Sokoni = CommandContext & {
  readonly config: Config;
  readonly log: Logger;
  readonly pool: Pool;
  readonly db: Database;
  readonly access: Access;
  readonly media: Media;
  readonly documents: Documents;
  readonly uploads: FileOwners;
  readonly resumable: ResumableUploads;
  readonly ownFiles: OwnFiles;
  readonly folders: Folders;
  /** The path of the file with the ids of erased people. It is kept outside the database. */
  readonly forgottenList: string;
  /** The folder of the embedded PostgreSQL; undefined when another server is used. */
  readonly databaseFolder: string | undefined;
  close(): Promise<void>;
};

/** Its client is large: loaded where it is used. */
const eventStoreDbAt = async (url: string): Promise<EventStore> =>
  (await import('../event-store/eventstoredb.ts')).eventStoreDb(url);

export const openSokoni = async (config: Config): Promise<Sokoni> => {
  const log = pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  let embedded: EmbeddedPostgres | undefined;
  if (!config.DATABASE_URL) embedded = await startEmbeddedPostgres(resolve(config.DATA_DIR));
  const pool = openPool(config.DATABASE_URL ?? embedded?.url ?? '', 20);
  const close = async (): Promise<void> => {
    await store?.close();
    await pool.end();
    await embedded?.stop();
  };
  let store: CommandContext['store'] | undefined;
  try {
    await prepareDatabase(pool);
    const opened = config.EVENTSTOREDB_URL ? await eventStoreDbAt(config.EVENTSTOREDB_URL) : postgresEventStore(pool);
    store = opened;
    const access = await openAccess(pool);
    const folders = { media: resolve(config.DATA_DIR, 'media'), documents: resolve(config.DATA_DIR, 'documents') };
    const media = mediaIn(folders.media, config.DEMO === 'off' ? undefined : drawMissing);
    const documents = documentsIn(folders.documents);
    const db = kyselyOf(pool);
    const uploads = fileOwners(access.secret, 'company-file');
    const own = ownFiles(media, documents, access.secret, folders);
    const events = { store: opened, codec: codec(catalogue, personKeys(pool)) };
    return {
      ...events,
      config,
      log,
      pool,
      db,
      facts: factsFrom({ ...events, media, uploads, ownFiles: own, config, db }),
      accounts: {
        access,
        attempts: attempts(pool, log),
        passwordMin: config.AUTH_PASSWORD_MIN,
        queueMail: (mail) => queueMail(pool, mail),
        queueSms: config.SMS_URL ? (sms) => queueSms(pool, sms) : null,
      },
      limits: unlimited,
      media,
      documents,
      folders,
      forgottenList: resolve(config.DATA_DIR, 'forgotten.txt'),
      uploads,
      resumable: resumableUploads(folders.media, media),
      ownFiles: own,
      access,
      databaseFolder: embedded?.folder,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
