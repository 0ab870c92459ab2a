import { expect, test } from 'vitest';
import { type Actor, visitor } from '#domain/actor.ts';
import { patternOfPage, ruleOfRoute } from '#infra/main/page-rules.ts';
import routes from '#web/routes.ts';

const member: Actor = { id: '00000000-0000-4000-8000-000000000001', role: 'member' };
const admin: Actor = { ...member, role: 'admin' };

test.each([
  ['/:country?', [true, true, true]],
  ['/entreprise/:company/avis', [true, true, true]],
  ['/profile/edit', [false, true, true]],
  ['/en/profile/edit/resumes', [false, true, true]],
  ['/en/admin/accounts/:account', [false, false, true]],
  ['*', [true, true, true]],
  ['/a/route/that/nobody/gave/a/rule', [false, false, false]],
] as const)('%s is for a visitor, a member, an administrator: %j', (pattern, allowed) => {
  expect([visitor, member, admin].map(ruleOfRoute(pattern))).toEqual(allowed);
});

test('every route of the pages has a rule: an administrator may open each', () => {
  const shut = routes.map(({ path = '' }) => path).filter((pattern) => !ruleOfRoute(pattern)(admin));
  expect(shut).toEqual([]);
});

test.each([
  ['/admin', '/admin'],
  ['/ADMIN/', '/admin'],
  ['/adm%69n', '/admin'],
  ['/admin.data', '/admin'],
  ['/admin/_.data', '/admin'],
  ['/entreprise/12-chez-awa/avis', '/entreprise/:company/avis'],
  ['/no/such/page/at/all', 'none'],
])('%s is noted as %s', (path, pattern) => expect(patternOfPage(path)).toBe(pattern));
