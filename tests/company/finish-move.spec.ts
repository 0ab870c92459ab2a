import { expect, test } from 'vitest';
import { movedPhotos } from '#commands/company/moved-photos.reactor.ts';
import { performFinishingMove } from '#commands/company/perform-finishing-move.ts';
import { companyStream } from '#domain/company/company.ts';
import { companyMedia } from '#domain/company/company-media.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { logOf, tell } from '#tests/projections/engine.ts';
import { pharmacy } from './companies.ts';

const image = { id: 'p'.repeat(22), width: 640, height: 480, placeholder: 'data:image/webp;base64,UklGRg==' };
const sent = { image, caption: null, validated: true, sentBy: 'kofi', sentAt: '2026-11-21T09:00:00.000Z' };

test('a move whose process died between the two pages is finished, once', async () => {
  await using db = await freshDatabase();
  const world = { ...logOf(db.pool, { on: catalogue as never }), pool: db.pool };
  const on = (companyId: number, type: string, data: object) => ({
    stream: companyStream(companyId),
    type,
    data: { companyId, ...data },
  });
  const movedIn = { ...sent, fromCompanyId: 1, letter: null };
  await tell(world, [
    on(1, 'CompanyRegistered', { ...pharmacy, companyId: 1 }),
    on(2, 'CompanyRegistered', { ...pharmacy, companyId: 2 }),
    on(1, 'CompanyPhotoAdded', { image, caption: null }),
    on(2, 'CompanyPhotoMovedIn', movedIn),
  ]);
  const happened = { id: 'e', at: '', actor: 'staff', data: { companyId: 2, ...movedIn } };
  const [intent] = movedPhotos.on.CompanyPhotoMovedIn?.(happened as never) ?? [];
  const finish = async () => performFinishingMove(world)({ ...intent, key: 'e/away', data: intent } as never);
  expect(await finish()).toBe('done');
  const photos = async (company: number) =>
    (await stateOf(world, companyMedia, companyStream(company))).state.photos.map(({ id }) => id);
  expect(await photos(1)).toEqual([]);
  expect(await photos(2)).toEqual([image.id]);
  expect(await finish()).toBe('dropped');
});

test('the files of a deleted photo go after ten minutes; one that was only put back is on one page anyway', () => {
  const its = { id: 'e', at: '', actor: 'staff' };
  const down = { ...its, data: { companyId: 1, imageId: image.id, letter: null } };
  expect(movedPhotos.on.CompanyPhotoTakenDown?.(down as never)).toMatchObject([{ kind: 'forget-photo', delayS: 600 }]);
  const back = (fromCompanyId: number | null) => ({ ...its, data: { companyId: 1, ...sent, order: 0, fromCompanyId } });
  expect(movedPhotos.on.CompanyPhotoPutBack?.(back(null) as never)).toEqual([]);
  expect(movedPhotos.on.CompanyPhotoPutBack?.(back(2) as never)).toMatchObject([{ from: 2, to: 1 }]);
});
