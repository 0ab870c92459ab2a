import { z } from 'zod';
import { type EventOf, event } from '../event.ts';

/** The parts of a company's page that grow old. */
export const agingParts = ['description', 'place', 'coordinates', 'hours', 'legal'] as const;

export const confirmedFactsEvents = {
  /** Somebody who has to know said that it is still so. */
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
