import { redirect } from 'react-router';
import { askAlert } from '#commands/alert/ask-alert.ts';
import { stopAlert } from '#commands/alert/stop-alert.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { languageOf, notificationSettingsPath, registerPath, resultsPath, tellMePath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { countryOf } from '../page/country.ts';
import { fieldsOf } from '../page/fields-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/tell-me.ts';
import './tell-me.css';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const viewer = context.get(viewerContext);
  const given = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, 200);
  const typed = viewer && (await typedBefore({ request, context, lang: languageOf(pathname) }));
  const country = await countryOf(context.get(readApiContext), given('country'));
  return {
    search: { what: given('what'), where: given('where'), ...typed },
    resumes: typed !== null,
    country,
    isSignedIn: viewer !== null,
    done: searchParams.has('done'),
  };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  const send = context.get(sendContext);
  if (!context.get(viewerContext)) return signInFirst({ request, context, lang }, form);
  if (form.has('stop')) {
    await send(stopAlert, { alertId: form.get('stop') });
    return redirect(`${notificationSettingsPath(lang)}#alerts`, 303);
  }
  const [what, where] = [String(form.get('what') ?? ''), String(form.get('where') ?? '')];
  const country = String(form.get('country') ?? '') || undefined;
  try {
    await send(askAlert, { what, where, country: country ?? null });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  const asked = tellMePath(lang, { what, where, country });
  return redirect(`${asked}${asked.includes('?') ? '&' : '?'}done`, 303);
};

export const meta = privatePage('alert.title');

export default function TellMe({ loaderData, actionData }: Route.ComponentProps) {
  const { search, country, isSignedIn, resumes, done } = loaderData;
  const { t, lang } = useText();
  if (done && !actionData)
    return (
      <main id="main" className="wrap" tabIndex={-1}>
        <div className="nothing">
          <EmptyState
            icon="check"
            heading="h1"
            title={t('alert.done')}
            actions={
              <>
                <LinkButton look="primary" icon="search" href={resultsPath(lang)}>
                  {t('alert.goOn')}
                </LinkButton>
                <LinkButton look="ghost" href={`${notificationSettingsPath(lang)}#alerts`}>
                  {t('alert.own')}
                </LinkButton>
              </>
            }
          >
            <p>{t('alert.doneText', { search: [search.what, search.where].filter(Boolean).join(', ') })}</p>
          </EmptyState>
        </div>
      </main>
    );
  const field = fieldsOf(actionData, search);
  return (
    <main id="main" className="wrap tell-me" tabIndex={-1}>
      <PageHead title={t('alert.title')} lead={t('alert.lead')} />
      <ErrorSummary errors={actionData?.errors ?? []} title={t('alert.failed')} />
      {!isSignedIn && <Notice>{t('alert.signIn')}</Notice>}
      <form method="post" className="card pad stack" data-draft="alert" data-needs-account>
        <TextField {...field('what')} label={t('web.search.what')} hint={t('alert.whatHint')} maxLength={200} />
        <TextField {...field('where')} label={t('web.search.where')} hint={t('alert.whereHint')} maxLength={200} />
        {country && (
          <>
            <input type="hidden" name="country" value={country.code} />
            <p className="small muted">{t('alert.country', { country: country.names[lang] })}</p>
          </>
        )}
        {resumes && <ResumeNotice />}
        <div className="row">
          <Button look="primary" icon={isSignedIn ? 'bell' : 'user'} autoFocus={resumes}>
            {t(isSignedIn ? 'alert.go' : 'web.do.logIn')}
          </Button>
          {isSignedIn ? (
            <LinkButton look="ghost" href={resultsPath(lang)}>
              {t('web.do.openDirectory')}
            </LinkButton>
          ) : (
            <LinkButton look="line" href={registerPath(lang, tellMePath(lang, search))}>
              {t('web.do.register')}
            </LinkButton>
          )}
        </div>
      </form>
    </main>
  );
}
