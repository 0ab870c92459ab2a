import { data, redirect } from 'react-router';
import { cancelErasure, requestErasure } from '#commands/privacy/privacy.commands.ts';
import { editProfilePath, profilePartPath } from '../addresses/paths.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { When } from '../ui/when.tsx';
import type { Route } from './+types/data.ts';
import { asked, requestedProfile } from './section-page.tsx';

const waitingDays = 14;

export const loader = async (args: Route.LoaderArgs) => {
  const { url, viewer, profile } = await requestedProfile(args);
  const read = args.context.get(readApiContext);
  const [pending, exports] = await Promise.all([read.pendingErasure(viewer.id), read.exportsOf(viewer.id)]);
  return {
    registered: profile.registered.slice(0, 10),
    searchEngines: profile.searchEngines,
    exports,
    due: pending?.due.slice(0, 10) ?? null,
    cancelled: url.searchParams.has('cancelled'),
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { url, lang } = asked(args);
  const form = await args.request.formData();
  const send = args.context.get(sendContext);
  const cancel = form.has('cancel');
  if (!cancel && form.get('sure') !== 'on')
    return data({ message: textOf(lang).t('privacy.erase.unconfirmed'), field: 'sure' }, { status: 422 });
  try {
    await send(cancel ? cancelErasure : requestErasure, {});
  } catch (error) {
    const answer = refused(args.context, error, lang, form);
    return data({ message: answer.data.errors[0]?.message ?? '', field: undefined }, answer.init ?? {});
  }
  return redirect(`${url.pathname}${cancel ? '?cancelled' : ''}#erase`, 303);
};

export const meta = privatePage('privacy.title', 'profile.hub.title');

export default function MyData({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang, day } = useText();
  const { registered, searchEngines, exports, due, cancelled } = loaderData;
  const here = profilePartPath(lang, 'data');
  return (
    <ProfileFrame part="data" title={t('privacy.title')} lead={t('privacy.lead')}>
      {cancelled && !due && <Notice tone="good">{t('privacy.erase.cancelled')}</Notice>}
      <ErrorSummary errors={actionData ? [actionData] : []} />
      <Card title={t('privacy.copy')}>
        <p>{t('privacy.copy.lead')}</p>
        <LinkButton href={`${here}/archive`} look="primary" icon="download">
          {t('privacy.copy.go')}
        </LinkButton>
      </Card>
      <Card title={t('privacy.consent')}>
        <p>{t('privacy.consent.since', { day: day(registered, { dateStyle: 'long' }) })}</p>
        <p>{t('privacy.consent.engines', { state: searchEngines ? 'yes' : 'no' })}</p>
        <LinkButton href={profilePartPath(lang, 'audience')} icon="lock">
          {t('profile.audience.title')}
        </LinkButton>
      </Card>
      <Card title={t('privacy.exports')} id="exports">
        <p>{t(exports.length > 0 ? 'privacy.exports.lead' : 'privacy.exports.none')}</p>
        {exports.length > 0 && (
          <ul className="stack">
            {exports.map(({ at, kind, reason }) => (
              <li key={at + kind}>
                <b>{t(`privacy.exports.${kind}`)}</b>, <When at={at} as="day" />
                <p className="muted" dir="auto">
                  {t('privacy.exports.reason', { reason })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('privacy.correct')}>
        <p>{t('privacy.correct.lead')}</p>
        <LinkButton href={editProfilePath(lang)} icon="edit">
          {t('web.do.editProfile')}
        </LinkButton>
      </Card>
      <Card title={t('privacy.erase')} id="erase">
        {due ? (
          <form method="post" action={here} className="stack">
            <Notice tone="warn">
              <p>
                <b>{t('privacy.erase.due', { day: day(due, { dateStyle: 'long' }) })}</b>
              </p>
              <p>{t('privacy.erase.dueLead')}</p>
            </Notice>
            <Button look="primary" icon="undo" name="cancel" value="1">
              {t('privacy.erase.cancel')}
            </Button>
          </form>
        ) : (
          <form method="post" action={here} className="stack" noValidate>
            <p>{t('privacy.erase.lead')}</p>
            <p className="muted">{t('privacy.erase.wait', { days: waitingDays })}</p>
            <Checkbox
              name="sure"
              label={t('privacy.erase.confirm')}
              error={actionData?.field === 'sure' ? actionData.message : null}
              required
            />
            <Button look="danger" icon="trash">
              {t('privacy.erase')}
            </Button>
          </form>
        )}
      </Card>
    </ProfileFrame>
  );
}
