import type { Command } from '#commands/command.ts';
import type { Rule } from '#domain/access.ts';
import { type Actor, type Role, roles } from '#domain/actor.ts';
import { type PageName, pages } from '#web/addresses/pages.ts';
import { routeRules } from '../http/route-rules.ts';
import './sokoni.module.ts';
import { pageRules } from './page-rules.ts';
import { ownCommands } from './published-commands.ts';

const someone = '00000000-0000-4000-8000-000000000001';

type Column = { readonly name: string; readonly actor: Actor };

const ofRole = (role: Role): Column => ({
  name: role,
  actor: { id: role === 'visitor' ? 'visitor' : someone, role, level: 'young' },
});

/** Who the matrix speaks of: every role, and members who run a company's page. */
const columns: readonly Column[] = [
  ...roles.map(ofRole),
  { name: 'company admin', actor: { id: someone, role: 'member', level: 'young', companies: { 1: 'admin' } } },
  { name: 'company editor', actor: { id: someone, role: 'member', level: 'young', companies: { 1: 'editor' } } },
];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (title: string, rows: readonly (readonly [name: string, rule: Rule, more: string])[]): string =>
  [
    `## ${title}`,
    '',
    line(['', ...columns.map(({ name }) => name.replaceAll('_', ' '))]),
    line(['---', ...columns.map(() => ':-:')]),
    ...rows.map(([name, rule, more]) => line([name, ...columns.map(({ actor }) => (rule(actor) ? `●${more}` : ''))])),
  ].join('\n');

const rowsOf = (commands: readonly Command[]) =>
  commands
    .map(
      ({ context, name, allowed, allowedFor }) => [`\`${context}/${name}\``, allowed, allowedFor ? '◐' : ''] as const,
    )
    .toSorted(([a], [b]) => a.localeCompare(b));

/** Who may do what, as Markdown. `◐` beside a dot: what is asked decides as well, such as whose company it is. */
export const permissionMatrix = (commands: readonly Command[]): string =>
  [
    '# Who may do what',
    '',
    'Made by `npx sokoni permissions` from the rules that the server checks: `domain/<context>/<context>.permissions.ts`,',
    '`web/addresses/pages.ts` and the `@DataRoute` of each route. A dot with `◐` also depends on what is asked, such as',
    'whose company or whose review it is; that is decided with the thing itself.',
    '',
    table('Commands', rowsOf(commands)),
    '',
    table('Commands that only pages, routes and the command line send', rowsOf(ownCommands)),
    '',
    table(
      'Pages',
      (Object.keys(pages) as PageName[]).map((name) => [`\`${pages[name].fr}\``, pageRules[name], ''] as const),
    ),
    '',
    table(
      'Routes of data',
      Object.entries(routeRules()).map(([url, rule]) => [`\`${url}\``, rule, ''] as const),
    ),
    '',
  ].join('\n');
