import { accountCommands } from '#commands/account/account.commands.ts';
import { chooseLanguage } from '#commands/account/choose-language.ts';
import { alertCommands } from '#commands/alert/alert.commands.ts';
import { categoryCommands } from '#commands/category/category.commands.ts';
import type { Command } from '#commands/command.ts';
import { companyCommands } from '#commands/company/company.commands.ts';
import { companyContentCommands } from '#commands/company/company-content.commands.ts';
import type { CompanyFacts } from '#commands/company/company-facts.ts';
import { moderationCommands } from '#commands/moderation/moderation.commands.ts';
import { notificationCommands } from '#commands/notification/notification.commands.ts';
import { placeCommands } from '#commands/place/place.commands.ts';
import { privacyCommands } from '#commands/privacy/privacy.commands.ts';
import { profileCommands } from '#commands/profile/profile.commands.ts';
import { reviewCommands } from '#commands/review/review.commands.ts';
import { refuse as refuseImage } from '#domain/media/media.rejections.ts';
import { hasBranches } from '#read-api/company/company-content.ts';
import { isShownBy, isShownElsewhere } from '#read-api/company/image-shown.ts';
import { publicCompanyName } from '#read-api/profile/company-choice.ts';
import { confirmersOf, isSeen } from '#read-api/profile/confirmations.ts';
import type { Access } from '../access/access.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { OwnFiles } from '../documents/own-files.ts';
import type { FileOwners } from '../media/file-owners.ts';
import type { Media } from '../media/media.ts';

type Facts = {
  readonly companies: CompanyFacts;
  readonly access: Access;
  readonly media: Media;
  /** Who uploaded what companies show. */
  readonly uploads: FileOwners;
  readonly ownFiles: OwnFiles;
  readonly config: Config;
  readonly db: Database;
};

/** Everything that can be asked of Sokoni. */
export const commands = ({ companies, access, media, uploads, ownFiles, config, db }: Facts): readonly Command[] => [
  ...accountCommands(access),
  chooseLanguage,
  ...placeCommands,
  ...categoryCommands,
  ...companyCommands(companies),
  ...companyContentCommands({
    async image(id, uploader, companyId) {
      if (!uploads.isOf(uploader.id, id) && !(await isShownBy(db, id, companyId))) throw refuseImage('unknown');
      return media.image(id);
    },
    async forgetImage(id, companyId) {
      if (!(await isShownElsewhere(db, id, companyId))) await media.removeImage(id);
    },
    mostVisuals: config.COMPANY_MAX_VISUALS,
    hasBranches: (companyId) => hasBranches(db, companyId),
  }),
  ...privacyCommands,
  ...profileCommands({
    ...companies,
    image: ownFiles.image,
    document: ownFiles.document,
    companyName: (id) => publicCompanyName(db, id),
    confirmersOf: async (companyId) => (await confirmersOf(db, [companyId])).get(companyId) ?? [],
    isSeen: (accountId) => isSeen(db, accountId),
  }),
  ...reviewCommands,
  ...moderationCommands,
  ...notificationCommands,
  ...alertCommands,
];
