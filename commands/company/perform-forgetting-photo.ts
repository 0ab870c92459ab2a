import type { Perform } from '#infra/reactions/perform.ts';
import type { PhotoToForget } from '#infra/reactions/reactor.ts';
import { companyContent } from '#projections/company/company-content.ts';
import type { ProjectionProgress } from '#projections/progress.ts';
import { isShownBy } from '#read-api/company/image-shown.ts';
import type { CommandContext } from '../command.ts';

type Needs = CommandContext & { readonly progress: Pick<ProjectionProgress, 'caughtUp'> };

const patienceMs = 5_000;

/**
 * Deletes the files of a photo that a company removed, if they are still there; drops the intent when the company shows
 * the photo again. Throws, to be tried again, while the read model that knows this is behind the log.
 */
export const performForgettingPhoto =
  ({ db, store, facts, progress }: Needs): Perform =>
  async ({ data }) => {
    const { image, company } = data as PhotoToForget;
    if (!(await progress.caughtUp([companyContent], await store.head(), patienceMs)))
      throw new Error('what the companies show is not known yet');
    if (await isShownBy(db, image, company)) return 'dropped';
    await facts.content.forgetImage(image, company);
    return 'done';
  };
