import { type MembersServer, password } from '#tests/security/members.ts';
import { mailTo, person } from './person.ts';

/** Someone who registered and has not typed the code that confirms the address. */
export const registering = async ({ url, db }: MembersServer, email: string) => {
  const someone = person(url);
  await someone.send('/en/register', { firstname: 'Awa', lastname: 'Test', email, password });
  await someone.send('/en/register/company', { choice: 'none' });
  await mailTo(db.pool, email, /Your Sokoni code/);
  return someone;
};
