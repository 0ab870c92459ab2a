import type { Command } from '../command.ts';
import { addCompanyPhoto } from './add-company-photo.ts';
import { attachBranch } from './attach-branch.ts';
import { captionCompanyPhoto } from './caption-company-photo.ts';
import { chooseCompanyBanner } from './choose-company-banner.ts';
import { chooseCompanyLogo } from './choose-company-logo.ts';
import { closeJob } from './close-job.ts';
import { confirmCompanyFacts } from './confirm-company-facts.ts';
import type { ContentFacts } from './content-facts.ts';
import { describeProduct } from './describe-product.ts';
import { detachBranch } from './detach-branch.ts';
import { extendJob } from './extend-job.ts';
import { linkCompanyVideo } from './link-company-video.ts';
import { offerJob } from './offer-job.ts';
import { offerProduct } from './offer-product.ts';
import { orderCompanyPhotos } from './order-company-photos.ts';
import { orderProducts } from './order-products.ts';
import { priceProduct } from './price-product.ts';
import { promoteProduct } from './promote-product.ts';
import { removeCompanyPhoto } from './remove-company-photo.ts';
import { rewordJob } from './reword-job.ts';
import { takeDownCompanyBanner } from './take-down-company-banner.ts';
import { takeDownCompanyLogo } from './take-down-company-logo.ts';
import { unlinkCompanyVideo } from './unlink-company-video.ts';
import { validateCompanyPhoto } from './validate-company-photo.ts';
import { withdrawProduct } from './withdraw-product.ts';

/** Everything that can be asked of what a company's page shows: pictures, products, jobs, branches. */
export const companyContentCommands = (facts: ContentFacts): readonly Command[] => [
  chooseCompanyLogo(facts),
  takeDownCompanyLogo,
  chooseCompanyBanner(facts),
  takeDownCompanyBanner,
  addCompanyPhoto(facts),
  captionCompanyPhoto,
  validateCompanyPhoto,
  removeCompanyPhoto(facts),
  orderCompanyPhotos,
  linkCompanyVideo(facts),
  unlinkCompanyVideo,
  offerProduct(facts),
  describeProduct(facts),
  priceProduct,
  promoteProduct,
  orderProducts,
  withdrawProduct,
  offerJob,
  rewordJob,
  extendJob,
  closeJob,
  attachBranch(facts),
  detachBranch,
  confirmCompanyFacts,
];
