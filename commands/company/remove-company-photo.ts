import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { command } from '../command.ts';
import { askMedia } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import type { ContentFacts } from './content-facts.ts';

/** Takes a photo off a page, and its bytes off the site: nobody reaches by its address what staff took away. */
export const removeCompanyPhoto = ({ forgetImage }: ContentFacts) =>
  command({
    context: 'company',
    name: 'remove-company-photo',
    schema: companyMediaEvents.CompanyPhotoRemoved.schema.extend({
      reason: companyMediaEvents.CompanyPhotoRemoved.schema.shape.reason.default(null),
    }),
    allowed: mayEditSomeCompany,
    allowedFor: mayEditCompany,
    async handle(context, data, envelope) {
      const { imageId, companyId } = data;
      const asked = { type: 'RemoveCompanyPhoto', data } as const;
      const { created: removed, ...answer } = await askMedia(context, asked, envelope, companyId);
      if (removed) await forgetImage(imageId, companyId); // one of its own: any other image is not its to forget
      return answer;
    },
  });
