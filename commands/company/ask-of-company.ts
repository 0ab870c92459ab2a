import { companyStream } from '#domain/company/company.ts';
import { companyMedia } from '#domain/company/company-media.ts';
import { confirmedFacts } from '#domain/company/confirmed-facts.ts';
import { jobOffers } from '#domain/company/job-offers.ts';
import { products } from '#domain/company/products.ts';
import type { Decider, Message } from '#domain/decider.ts';
import type { Answer, CommandContext } from '../command.ts';
import { type Envelope, handle } from '../handle.ts';

type OfCompany = Message & { readonly data: { readonly companyId: number } };

/** Several deciders read a company's stream, each what its own rules need. */
const askOf =
  <C extends OfCompany, E extends Message, S>(decider: Decider<C, E, S>) =>
  async (context: CommandContext, command: C, envelope: Envelope, id?: number): Promise<Answer> => {
    const { companyId } = command.data;
    const { position, events } = await handle(context, decider, companyStream(companyId), command, envelope);
    return { id: id ?? companyId, position, ...(id !== undefined && { created: events.length > 0 }) };
  };

export const askMedia = askOf(companyMedia);
export const askProducts = askOf(products);
export const askJobs = askOf(jobOffers);
export const askConfirmation = askOf(confirmedFacts);
