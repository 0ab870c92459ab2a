import { matchRoutes } from 'react-router';
import { anyone, type Rule } from '#domain/access.ts';
import { maySeeAccounts } from '#domain/account/account.permissions.ts';
import { isAdministrator, isOneself, isSignedIn, isStaff } from '#domain/actor.ts';
import { mayReadAudit } from '#domain/audit/audit.permissions.ts';
import {
  mayExportClientEmails,
  mayReadContracts,
  mayReadSales,
  maySignContracts,
} from '#domain/contract/contract.permissions.ts';
import { mayModerate } from '#domain/moderation/moderation.permissions.ts';
import { type PageName, type PageRule, pages } from '#web/addresses/pages.ts';
import { movedPatterns } from '#web/addresses/paths.ts';

const rules: Readonly<Record<PageRule, Rule>> = {
  anyone,
  'signed-in': isSignedIn,
  oneself: isOneself,
  staff: isStaff,
  moderators: mayModerate,
  administrators: isAdministrator,
  'account-staff': maySeeAccounts,
  'audit-readers': mayReadAudit,
  'contract-staff': mayReadContracts,
  'contract-signers': maySignContracts,
  'client-email-exporters': mayExportClientEmails,
  'sales-readers': mayReadSales,
};

/** Who may open which page. */
export const pageRules = Object.fromEntries(
  Object.entries(pages).map(([name, { rule }]) => [name, rules[rule]]),
) as Readonly<Record<PageName, Rule>>;

/** Addresses of pages beside their own, and the page that says there is none: for anyone. */
const otherRoutes = [
  '*',
  '/login/check',
  '/en/login/check',
  '/manifest.webmanifest',
  '/en/manifest.webmanifest',
  '/ui',
  '/en/ui',
  ...Object.values(movedPatterns).flatMap(({ fr, en }) => [...fr, ...en]),
];

const rulesByPattern: ReadonlyMap<string, Rule> = new Map([
  ...Object.entries(pages).flatMap(([name, { fr, en }]) =>
    [fr, en].map((pattern): [string, Rule] => [pattern, pageRules[name as PageName]]),
  ),
  ...otherRoutes.map((pattern): [string, Rule] => [pattern, anyone]),
]);

/** The rule of a route by its pattern, as the router has found it; nobody may open a route without one. */
export const ruleOfRoute = (pattern: string): Rule => rulesByPattern.get(pattern) ?? (() => false);

const routes = [...rulesByPattern.keys()].map((path) => ({ path }));

/** The pattern of the page at a path, which names nobody. */
export const patternOfPage = (pathname: string): string => {
  const path = pathname.replace(/(\/_)?\.data$/, '') || '/';
  const pattern = matchRoutes(routes, path)?.at(-1)?.route.path;
  return pattern === undefined || pattern === '*' ? 'none' : pattern;
};
