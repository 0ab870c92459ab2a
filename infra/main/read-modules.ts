import { AuditModule } from '#commands/audit/audit.module.ts';
import { PrivacyModule } from '#commands/privacy/privacy.module.ts';
import { ReviewModule } from '#commands/review/review.module.ts';
import { StatisticsModule } from '#commands/statistics/statistics.module.ts';
import { AccountReadModule } from '#read-api/account/account.module.ts';
import { CategoryReadModule } from '#read-api/category/category.module.ts';
import { CompanyReadModule } from '#read-api/company/company.module.ts';
import { ContractReadModule } from '#read-api/contract/contract.module.ts';
import { DirectoryReadModule } from '#read-api/directory/directory.module.ts';
import { ModerationReadModule } from '#read-api/moderation/moderation.module.ts';
import { PlaceReadModule } from '#read-api/place/place.module.ts';
import { ProfileReadModule } from '#read-api/profile/profile.module.ts';
import { ReviewReadModule } from '#read-api/review/review.module.ts';
import { SearchReadModule } from '#read-api/search/search.module.ts';
import { SeoModule } from '#read-api/seo/seo.module.ts';
import { ShoppingReadModule } from '#read-api/shopping/shopping.module.ts';
import { SuggestReadModule } from '#read-api/suggest/suggest.module.ts';
import { TranslationReadModule } from '#read-api/translation/translation.module.ts';
import { LiveModule } from '../http/live.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { BBCodeModule } from './bbcode-preview.controller.ts';
import { ClientFilesModule } from './client-files.module.ts';

/** The modules of the routes that answer data. */
export const readModules = [
  AccountReadModule,
  AuditModule,
  CategoryReadModule,
  CompanyReadModule,
  ContractReadModule,
  ModerationReadModule,
  PlaceReadModule,
  ReviewReadModule,
  ReviewModule,
  SearchReadModule,
  SuggestReadModule,
  ProfileReadModule,
  StatisticsModule,
  SeoModule,
  ShoppingReadModule,
  DirectoryReadModule,
  TranslationReadModule,
  ClientFilesModule,
  LiveModule,
  MediaModule,
  PrivacyModule,
  BBCodeModule,
];
