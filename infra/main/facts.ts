import type { Facts } from '#commands/facts.ts';
import { companyStream } from '#domain/company/company.ts';
import { refuse as refuseImage } from '#domain/media/media.rejections.ts';
import { profile, profileStream } from '#domain/profile/profile.ts';
import { Rejection } from '#domain/rejection.ts';
import { hasBranches } from '#read-api/company/company-content.ts';
import { hasShown, isShownBy, isShownElsewhere } from '#read-api/company/image-shown.ts';
import { publicCompanyName } from '#read-api/profile/company-choice.ts';
import { confirmersOf, isSeen } from '#read-api/profile/confirmations.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { OwnFiles } from '../documents/own-files.ts';
import { eventsOf, type Log, stateOf } from '../event-store/stream-state.ts';
import type { FileOwners } from '../media/file-owners.ts';
import type { Media } from '../media/media.ts';
import { placeFacts } from './place-facts.ts';

type Parts = Log & {
  readonly media: Media;
  /** The owners of files uploaded for companies. */
  readonly uploads: FileOwners;
  readonly ownFiles: OwnFiles;
  readonly config: Config;
  readonly db: Database;
};

const isStored = (media: Media, id: string): Promise<boolean> =>
  media.image(id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Rejection && error.code === 'media.unknown') return false;
      throw error;
    },
  );

/** Returns the sources of facts for the rules of commands. */
export const factsFrom = ({ media, uploads, ownFiles, config, db, ...log }: Parts): Facts => {
  const companies = placeFacts(log);
  return {
    companies,
    content: {
      async image(id, uploader, companyId) {
        const isTheirs =
          uploads.isOf(uploader.id, id) ||
          (await isShownBy(db, id, companyId)) ||
          hasShown(await eventsOf(log, companyStream(companyId)), id);
        if (!isTheirs) throw refuseImage('unknown');
        return media.image(id);
      },
      isStored: (id) => isStored(media, id),
      async forgetImage(id, companyId) {
        if (!(await isShownElsewhere(db, id, companyId))) await media.removeImage(id);
      },
      mostVisuals: config.COMPANY_MAX_VISUALS,
      hasBranches: (companyId) => hasBranches(db, companyId),
    },
    contracts: { document: ownFiles.document },
    profiles: {
      ...companies,
      image: ownFiles.image,
      document: ownFiles.document,
      companyName: (id) => publicCompanyName(db, id),
      confirmersOf: async (companyId) => (await confirmersOf(db, [companyId])).get(companyId) ?? [],
      hasResume: async (accountId, resumeId) =>
        (await stateOf(log, profile, profileStream(accountId))).state.lists.resume[resumeId] !== undefined,
      isSeen: (accountId) => isSeen(db, accountId),
    },
  };
};
