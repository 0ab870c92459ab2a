import { type MembersServer, membersServer, membersServerApart } from './security/members.ts';
import type { Environment, TestServer } from './server.ts';
import { sharedByFile } from './shared-by-file.ts';

/** A server for the tests of a file, and people who register with it: `at.member('ada')`, `at.as('moderator')`. */
export const withMembers = (environment: Environment = {}): MembersServer =>
  sharedByFile(() => membersServer(environment));

/** The same in a process of its own, for what is looked at there: see `startServer`. */
export const withMembersApart = (environment: Environment = {}): MembersServer<TestServer> =>
  sharedByFile(() => membersServerApart(environment));
