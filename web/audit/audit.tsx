import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readAudit } from '#commands/audit/read-audit.ts';
import { auditPath, languageOf } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { addressOf } from '../page/address-of.ts';
import { guarded } from '../page/guarded.ts';
import { privatePage } from '../page/head.ts';
import { accountAdminContext, readApiContext, sendContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/audit.ts';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

/** What is asked for, with the account of the one person whose name was typed; null when that is nobody or several. */
const askedOf = async ({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) => {
  const { who = '', ...asked } = Object.fromEntries(addressOf(request).searchParams);
  if (asked.actor || !who.trim()) return { filter: asked, typed: { ...asked, who } };
  const { accounts, count } = await context.get(accountAdminContext).list({ q: who });
  const [one] = accounts;
  return { filter: one && count === 1 ? { ...asked, actor: one.id } : null, typed: { ...asked, who } };
};

export const loader = ({ request, context }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const lang = languageOf(addressOf(request).pathname);
    const { filter, typed } = await askedOf({ request, context });
    const api = context.get(readApiContext);
    const types = api.eventNames(lang);
    if (!filter) return { typed, types, page: null };
    const { events, next, personal } = await context.get(sendContext)(readAudit, filter);
    return { typed, types, page: { filter, events: api.eventsInWords(lang, events), next, personal } };
  });

/** News at other desks read nothing again here: each reading is on record. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href !== nextUrl.href;

export const meta = privatePage('audit.title', 'admin.title');

export default function Audit({ loaderData: { typed, types, page } }: Route.ComponentProps) {
  const { t, lang } = useText();
  const older = page?.next ? auditPath(lang, { ...typed, ...page.filter, cursor: page.next }) : null;
  const { cursor, ...filter } = { cursor: '', ...typed, ...page?.filter };
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead title={t('audit.title')} lead={t('audit.recorded')} />
        <AuditFilters typed={{ ...typed, ...page?.filter }} types={types} byName={page?.personal ?? true} />
        {page ? (
          <>
            {!page.personal && <Notice>{t('audit.hidden.why')}</Notice>}
            <AuditTable events={page.events} personal={page.personal} />
            {(older || cursor) && (
              <nav className="row" aria-label={t('web.pager.label')}>
                {cursor && (
                  <a className="btn ghost" href={auditPath(lang, filter)}>
                    {t('audit.newest')}
                  </a>
                )}
                {older && (
                  <a className="btn" href={older} rel="next">
                    {t('audit.older')}
                  </a>
                )}
              </nav>
            )}
            {page.personal && page.events.length > 0 && <AuditExport filter={page.filter} />}
          </>
        ) : (
          <Notice tone="warn">{t('audit.who.unclear')}</Notice>
        )}
      </main>
    </Desk>
  );
}
