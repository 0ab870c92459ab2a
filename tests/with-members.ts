import { type MembersServer, membersServer } from './security/members.ts';
import { sharedByFile } from './shared-by-file.ts';

/** A server for the tests of a file, and people who register with it: `at.member('ada')`, `at.as('moderator')`. */
export const withMembers = (environment: Readonly<Record<string, string>> = {}): MembersServer =>
  sharedByFile(() => membersServer(environment));
