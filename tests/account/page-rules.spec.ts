import { expect, test } from 'vitest';
import { type Actor, visitor } from '#domain/actor.ts';
import { ruleOfPage } from '#infra/http/page-rules.ts';

const member: Actor = { id: '00000000-0000-4000-8000-000000000001', role: 'member' };
const admin: Actor = { ...member, role: 'admin' };

test.each([
  ['/', [true, true, true]],
  ['/ci', [true, true, true]],
  ['/en', [true, true, true]],
  ['/entreprise/12-chez-awa', [true, true, true]],
  ['/entreprise/12-chez-awa/avis', [true, true, true]],
  ['/profile/edit', [false, true, true]],
  ['/en/profile/edit/resumes/', [false, true, true]],
  ['/PROFILE/EDIT', [false, true, true]],
  ['/profile/edit.data', [false, true, true]],
  ['/admin', [false, false, true]],
  ['/en/admin/accounts/1', [false, false, true]],
  ['/no/such/page/at/all', [true, true, true]],
] as const)('%s is for a visitor, a member, an administrator: %j', (path, allowed) => {
  expect([visitor, member, admin].map(ruleOfPage(path))).toEqual(allowed);
});
