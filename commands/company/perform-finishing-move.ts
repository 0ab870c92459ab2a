import { randomUUID } from 'node:crypto';
import { companyStream } from '#domain/company/company.ts';
import { companyMedia } from '#domain/company/company-media.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import type { Perform } from '#infra/reactions/perform.ts';
import type { PhotoMoveToFinish } from '#infra/reactions/reactor.ts';
import { toCompany } from './edit-company.ts';

/** Takes a photo away from the page that it left, if it is on both pages. */
export const performFinishingMove =
  (log: Log): Perform =>
  async ({ key, data }) => {
    const { image: imageId, from, to, by } = data as PhotoMoveToFinish;
    const isOn = async (company: number): Promise<boolean> =>
      (await stateOf(log, companyMedia, companyStream(company))).state.photos.some(({ id }) => id === imageId);
    if (!(await isOn(from)) || !(await isOn(to))) return 'dropped';
    await toCompany(companyMedia)(
      log,
      { type: 'MoveCompanyPhotoAway', data: { companyId: from, imageId, toCompanyId: to, reason: null } },
      { commandId: randomUUID(), actor: { id: by, role: 'moderator' }, now: new Date(), correlationId: key },
    );
    return 'done';
  };
