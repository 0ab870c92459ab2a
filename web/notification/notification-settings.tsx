import { redirect } from 'react-router';
import { chooseNotificationSettings } from '#commands/notification/choose-notification-settings.ts';
import { trustAddressAgain } from '#commands/notification/trust-address-again.ts';
import { alwaysTold, noticeKinds } from '#domain/notification/notice-kinds.ts';
import { digestTimeZones, emailChoices, notificationTopics } from '#domain/notification/notification-topics.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { signInFirst, typedBefore, viewerOrSignIn } from '../account/sign-in-first.ts';
import { changeEmailPath, languageOf, mobilePath } from '../addresses/paths.ts';
import { OwnAlerts } from '../alert/own-alerts.tsx';
import { useLives } from '../client/arrived.ts';
import { useSaving } from '../client/use-saving.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { refused } from '../page/refused.ts';
import { pushKeyContext, readApiContext, sendContext, textsContext, viewerContext } from '../page/server-context.ts';
import { type Text, useText } from '../page/text.ts';
import { readablePhone } from '../phone/phone.ts';
import { PushSwitch } from '../push/push-switch.tsx';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Switch } from '../ui/checkbox.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { SavedLine } from '../ui/saved-line.tsx';
import { Select } from '../ui/select.tsx';
import { useMoments } from '../ui/when.tsx';
import type { Route } from './+types/notification-settings.ts';
import './notification-settings.css';
import { settingsTyped } from './settings-typed.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const lang = languageOf(pathname);
  const { id, companies } = viewerOrSignIn({ request, context, lang });
  const read = context.get(readApiContext);
  const [settings, { mobile }, refusesSince, alerts, typed] = await Promise.all([
    read.notificationSettings(id),
    read.ownMobile(id),
    read.addressRefusesSince(id),
    read.ownAlerts(id),
    typedBefore({ request, context, lang }),
  ]);
  return {
    ...settingsTyped(settings, typed),
    push: { user: id, pushKey: context.get(pushKeyContext) },
    refusesSince,
    alerts,
    // of those who manage a page: nobody else is sent one
    texts:
      context.get(textsContext) && (mobile || Object.keys(companies ?? {}).length > 0)
        ? { mobile: mobile && readablePhone(mobile) }
        : null,
    resumed: typed !== null,
    saved: searchParams.has('saved'),
  };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname } = addressOf(request);
  const lang = languageOf(pathname);
  const form = await request.formData();
  if (!context.get(viewerContext)) return signInFirst({ request, context, lang }, form, { to: pathname });
  if (form.has('trust-address')) {
    await context.get(sendContext)(trustAddressAgain, {});
    return redirect(pathname, 303);
  }
  // a page that was opened before a topic came says nothing of it
  const told = notificationTopics.filter((topic) => form.has(`email-${topic}`));
  const choices = told.map((topic) => ({
    topic,
    site: form.has(`site-${topic}`),
    email: form.get(`email-${topic}`),
    push: form.has(`push-${topic}`),
  }));
  const digest = { hour: Number(form.get('digest-hour')), timeZone: form.get('digest-timeZone') };
  try {
    await context.get(sendContext)(chooseNotificationSettings, { choices, digest });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(`${pathname}?saved`, 303);
};

export const meta = privatePage('notification.settings.title', 'profile.hub.title');

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The cities of time zones that are written otherwise than in the name of the zone. */
const cities: Readonly<Record<string, MessageId>> = {
  'Africa/Addis_Ababa': 'notification.zone.addisAbaba',
  'Africa/Algiers': 'notification.zone.algiers',
  'Africa/Asmera': 'notification.zone.asmara',
  'Africa/Cairo': 'notification.zone.cairo',
  'Africa/El_Aaiun': 'notification.zone.laayoune',
  'Africa/Juba': 'notification.zone.juba',
  'Africa/Lome': 'notification.zone.lome',
  'Africa/Mogadishu': 'notification.zone.mogadishu',
  'Africa/Ndjamena': 'notification.zone.ndjamena',
  'Africa/Sao_Tome': 'notification.zone.saoTome',
  'Asia/Dubai': 'notification.zone.dubai',
  'Europe/London': 'notification.zone.london',
};

const cityOf = (zone: string, { t }: Text): string => {
  const city = cities[zone];
  return city ? t(city) : zone.replace(/^.*\//, '').replaceAll('_', ' ');
};

export default function NotificationSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { topics, digest, push, texts, refusesSince, alerts, resumed, saved } = loaderData;
  const text = useText();
  const { t, lang } = text;
  const { day } = useMoments();
  const lives = useLives();
  const saving = useSaving('notification-settings');
  return (
    <ProfileFrame part="notifications" title={t('notification.settings.title')} lead={t('notification.settings.lead')}>
      <div className="stack notification-settings">
        {saved && !actionData && <Notice tone="good">{t('notification.settings.saved')}</Notice>}
        {refusesSince && (
          <Notice tone="warn">
            <p>{t('notification.settings.refuses', { day: day(refusesSince) })}</p>
            <form method="post" className="row">
              <Button look="line" name="trust-address" value="on">
                {t('notification.settings.trustAddress')}
              </Button>
              <LinkButton look="line" href={changeEmailPath(lang)}>
                {t('account.changeEmail.title')}
              </LinkButton>
            </form>
          </Notice>
        )}
        <ErrorSummary errors={actionData?.errors ?? []} />
        <PushSwitch owner={push} />
        <form method="post" className="stack" ref={saving.form} onChange={saving.onChange}>
          <div className="card list">
            {notificationTopics.map((topic) => (
              <div className="topic" key={topic} data-saves={topic}>
                <fieldset>
                  <legend>{t(`notification.topic.${topic}`)}</legend>
                  <Switch
                    name={`site-${topic}`}
                    label={t('notification.settings.site')}
                    defaultChecked={topics[topic].site}
                  />
                  <Switch
                    name={`push-${topic}`}
                    label={t('notification.settings.push')}
                    defaultChecked={topics[topic].push}
                  />
                  <Select
                    name={`email-${topic}`}
                    label={t('notification.settings.email')}
                    defaultValue={topics[topic].email}
                    options={emailChoices.map((value) => ({ value, label: t(`notification.email.${value}`) }))}
                  />
                  {alwaysTold.some((kind) => noticeKinds[kind].topic === topic) && (
                    <p className="small muted always">{t('notification.settings.always')}</p>
                  )}
                </fieldset>
                <SavedLine saving={saving.savingOf(topic)} />
              </div>
            ))}
          </div>
          <section className="card pad stack digest" aria-labelledby="digest-title" data-saves="digest">
            <h2 id="digest-title">{t('notification.settings.digest')}</h2>
            <p className="muted">{t('notification.settings.digestLead')}</p>
            <div className="pair">
              <Select
                name="digest-hour"
                label={t('notification.settings.hour')}
                defaultValue={String(digest.hour)}
                options={hours.map((hour) => ({
                  value: String(hour),
                  label: t('notification.settings.oclock', { hour: String(hour).padStart(2, '0') }),
                }))}
              />
              <Select
                name="digest-timeZone"
                label={t('notification.settings.timeZone')}
                defaultValue={digest.timeZone}
                options={digestTimeZones
                  .map((zone) => ({ value: zone, label: cityOf(zone, text) }))
                  .toSorted((a, b) => a.label.localeCompare(b.label, lang))}
              />
            </div>
            <SavedLine saving={saving.savingOf('digest')} />
          </section>
          {resumed && !actionData && <ResumeNotice />}
          <div className="save-place">
            {lives && !resumed && !actionData ? (
              <p className="muted">{t('web.saved.atOnce')}</p>
            ) : (
              <Button look="primary" wide autoFocus={resumed}>
                {t('web.do.save')}
              </Button>
            )}
          </div>
        </form>
        {texts && (
          <Card title={t('account.mobile.texts')}>
            <p>
              {texts.mobile ? t('account.mobile.textsTo', { mobile: texts.mobile }) : t('account.mobile.textsNone')}
            </p>
            <LinkButton look="line" icon="mobile" href={mobilePath(lang)}>
              {t(texts.mobile ? 'account.mobile.change' : 'account.mobile.add')}
            </LinkButton>
          </Card>
        )}
        <OwnAlerts alerts={alerts} />
      </div>
    </ProfileFrame>
  );
}
