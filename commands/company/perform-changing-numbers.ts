import type { Pool } from 'pg';
import { planNamed } from '#domain/company/numbering-plans.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import type { Perform } from '#infra/reactions/perform.ts';
import type { NumbersToChange } from '#infra/reactions/reactor.ts';
import { runNumbersChange } from './run-numbers-change.ts';

/** Finishes a change of numbers that its process left; does nothing when it is finished. */
export const performChangingNumbers =
  ({ pool, store, codec }: Log & { readonly pool: Pool }): Perform =>
  async ({ data }) => {
    const { plan } = data as NumbersToChange;
    // looked at again later: whoever is at it may stop
    if (!(await runNumbersChange({ pool, store, codec }, planNamed(plan)))) throw new Error('another run is at it');
    return 'done';
  };
