import { z } from 'zod';
import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { imageId } from '#domain/media/image.events.ts';
import { command } from '../command.ts';
import { askMedia } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import type { ContentFacts } from './content-facts.ts';

const { companyId, caption } = companyMediaEvents.CompanyPhotoAdded.schema.shape;

export const addCompanyPhoto = ({ image, mostVisuals: most }: ContentFacts) =>
  command({
    context: 'company',
    name: 'add-company-photo',
    schema: z.object({ companyId, imageId, caption: caption.default(null) }),
    allowed: mayEditSomeCompany,
    allowedFor: mayEditCompany,
    async handle(context, { companyId, imageId, caption }, envelope) {
      const data = { companyId, image: await image(imageId, envelope.actor, companyId), caption, most };
      return askMedia(context, { type: 'AddCompanyPhoto', data }, envelope);
    },
  });
