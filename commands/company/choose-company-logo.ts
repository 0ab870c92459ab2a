import { z } from 'zod';
import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { imageId } from '#domain/media/image.events.ts';
import { command } from '../command.ts';
import { askMedia } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import type { ContentFacts } from './content-facts.ts';

const { companyId } = companyMediaEvents.CompanyLogoChosen.schema.shape;

export const chooseCompanyLogo = ({ image }: ContentFacts) =>
  command({
    context: 'company',
    name: 'choose-company-logo',
    schema: z.object({ companyId, imageId }),
    allowed: mayEditSomeCompany,
    allowedFor: mayEditCompany,
    async handle(context, { companyId, imageId }, envelope) {
      const data = { companyId, image: await image(imageId, envelope.actor, companyId) };
      return askMedia(context, { type: 'ChooseCompanyLogo', data }, envelope);
    },
  });
