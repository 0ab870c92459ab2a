import { type Coordinate, companyEvents } from '#domain/company/company.events.ts';
import { companyStream } from '#domain/company/company.ts';
import { isOneOf } from '#domain/event.ts';
import { eventsOf, type Log } from '#infra/event-store/stream-state.ts';

type Told = {
  readonly coordinates: readonly Coordinate[];
  /** The id of what the change was a part of. */
  readonly correlationId: string | undefined;
};

/** Every list of the ways to reach a company that its page ever had, the newest last. */
export const coordinatesTold = async (log: Log, companyId: number): Promise<readonly Told[]> => {
  const events = (await eventsOf(log, companyStream(companyId))).filter(isOneOf(companyEvents));
  return events.flatMap(({ type, data, metadata }) =>
    type === 'CompanyCoordinatesListed'
      ? [{ coordinates: data.coordinates, correlationId: metadata.$correlationId }]
      : [],
  );
};
