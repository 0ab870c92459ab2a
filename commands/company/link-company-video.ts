import { z } from 'zod';
import { refuse } from '#domain/company/company.rejections.ts';
import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { videoOf } from '#domain/company/video-link.ts';
import { command } from '../command.ts';
import { askMedia } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import type { ContentFacts } from './content-facts.ts';

const { companyId, title } = companyMediaEvents.CompanyVideoLinked.schema.shape;

export const videoAsked = z.object({ companyId, link: z.string().max(500), title: title.default(null) });

export const linkCompanyVideo = ({ mostVisuals: most }: ContentFacts) =>
  command({
    context: 'company',
    name: 'link-company-video',
    schema: videoAsked,
    allowed: mayEditSomeCompany,
    allowedFor: mayEditCompany,
    handle(context, { companyId, link, title }, envelope) {
      const video = videoOf(link);
      if (!video) throw refuse('video-not-taken', {}, '/link');
      return askMedia(context, { type: 'LinkCompanyVideo', data: { companyId, video, title, most } }, envelope);
    },
  });
