import { expect, test } from 'vitest';
import { administrator } from '#tests/account/person.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
const companyId = 999_999_999;

test('a company that does not exist gets no managers, and nobody asks to manage it', async () => {
  const someone = await at.member('manages-nothing');
  const operator = administrator(at.url);
  for (const [person, path, data] of [
    [operator, '/api/account/name-manager', { companyId, accountId: someone.id, role: 'admin' }],
    [someone, '/api/account/ask-management', { companyId, accountId: someone.id }],
  ] as const) {
    const answer = await person.json(path, data);
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      404,
      expect.objectContaining({ code: 'company.unknown' }),
    ]);
  }
});
