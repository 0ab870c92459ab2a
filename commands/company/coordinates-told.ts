import type { CompanyEvent, Coordinate } from '#domain/company/company.events.ts';
import { companyStream } from '#domain/company/company.ts';
import type { DataOf } from '#domain/decider.ts';
import { collect } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';

type Told = {
  readonly coordinates: readonly Coordinate[];
  /** The id of what the change was a part of. */
  readonly correlationId: string | undefined;
};

/** Every list of the ways to reach a company that its page ever had, the newest last. */
export const coordinatesTold = async ({ store, codec }: Log, companyId: number): Promise<readonly Told[]> => {
  const recorded = await collect(store.readStream(companyStream(companyId)));
  const events = await codec.decode(recorded);
  return events.flatMap(({ type, data }, index) => {
    if (type !== 'CompanyCoordinatesListed') return [];
    const { coordinates } = data as DataOf<CompanyEvent, 'CompanyCoordinatesListed'>;
    return [{ coordinates, correlationId: recorded[index]?.metadata.$correlationId }];
  });
};
