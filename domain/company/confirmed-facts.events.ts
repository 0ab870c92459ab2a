import { z } from 'zod';
import { type EventOf, event } from '../event.ts';

/** The parts of a company's page that can become outdated. */
export const agingParts = ['description', 'place', 'coordinates', 'hours', 'legal'] as const;

export const confirmedFactsEvents = {
  /** A person who may edit the company confirmed that these parts are still correct. */
  CompanyFactsConfirmed: event(
    z.object({
      companyId: z.int().positive(),
      parts: z.array(z.enum(agingParts)).min(1).max(agingParts.length),
      day: z.iso.date(),
    }),
  ),
};

export type AgingPart = (typeof agingParts)[number];
export type ConfirmedFactsEvent = EventOf<typeof confirmedFactsEvents>;
