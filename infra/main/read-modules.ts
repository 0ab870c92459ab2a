import { ReviewModule } from '#commands/review/review.module.ts';
import { CategoryReadModule } from '#read-api/category/category.module.ts';
import { CompanyReadModule } from '#read-api/company/company.module.ts';
import { DirectoryReadModule } from '#read-api/directory/directory.module.ts';
import { PlaceReadModule } from '#read-api/place/place.module.ts';
import { ProfileReadModule } from '#read-api/profile/profile.module.ts';
import { ReviewReadModule } from '#read-api/review/review.module.ts';
import { SearchReadModule } from '#read-api/search/search.module.ts';
import { StatisticsModule } from '#read-api/statistics/statistics.module.ts';
import { TranslationReadModule } from '#read-api/translation/translation.module.ts';
import { BBCodeModule } from '../http/bbcode-preview.controller.ts';
import { ClientFilesModule } from '../http/client-files.module.ts';
import { LiveModule } from '../http/live.module.ts';
import { SeoModule } from '../http/seo/seo.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { PrivacyModule } from '../privacy/privacy.module.ts';

/** The modules of the routes that answer data. */
export const readModules = [
  CategoryReadModule,
  CompanyReadModule,
  PlaceReadModule,
  ReviewReadModule,
  ReviewModule,
  SearchReadModule,
  ProfileReadModule,
  StatisticsModule,
  SeoModule,
  DirectoryReadModule,
  TranslationReadModule,
  ClientFilesModule,
  LiveModule,
  MediaModule,
  PrivacyModule,
  BBCodeModule,
];
