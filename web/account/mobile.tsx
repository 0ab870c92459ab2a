import { data, redirect } from 'react-router';
import { removeMobile, sendMobileCode, verifyMobile } from '#commands/account/mobile.ts';
import { languageOf, notificationSettingsPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { fieldsOf } from '../page/fields-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, readApiContext, sendContext, textsContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { readablePhone } from '../phone/phone.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/mobile.ts';
import { AskMobileCode, OwnMobile, TypeMobileCode } from './mobile-forms.tsx';
import { ResumeNotice } from './resume-notice.tsx';
import { signInFirst, typedBefore, viewerOrSignIn } from './sign-in-first.ts';

const done = ['sent', 'verified', 'removed'] as const;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const lang = languageOf(pathname);
  const { id } = viewerOrSignIn({ request, context, lang });
  const [own, pending, typed] = await Promise.all([
    context.get(readApiContext).ownMobile(id),
    context.get(accountsContext).pendingMobile(),
    typedBefore({ request, context, lang }),
  ]);
  return {
    own: own.mobile && readablePhone(own.mobile),
    pending: pending && readablePhone(pending),
    typed,
    isOn: context.get(textsContext),
    did: done.find((one) => searchParams.has(one)) ?? null,
  };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname } = addressOf(request);
  const lang = languageOf(pathname);
  const form = await request.formData();
  const viewer = context.get(viewerContext);
  if (!viewer) return signInFirst({ request, context, lang }, form, { to: pathname });
  const send = context.get(sendContext);
  const said = (name: string): string => String(form.get(name) ?? '');
  const ways: Readonly<Record<string, () => Promise<(typeof done)[number]>>> = {
    async send() {
      const { country } = await context.get(readApiContext).ownMobile(viewer.id);
      await send(sendMobileCode, { mobile: said('mobile'), country }, { locale: lang });
      return 'sent';
    },
    async code() {
      await send(verifyMobile, { code: said('code') });
      return 'verified';
    },
    async remove() {
      await send(removeMobile, {});
      return 'removed';
    },
  };
  const way = ways[said('do')];
  if (!way) throw data(null, { status: 400 });
  try {
    return redirect(`${pathname}?${await way()}`, 303);
  } catch (error) {
    return refused(context, error, lang, form);
  }
};

export const meta = privatePage('account.mobile.title', 'profile.hub.title');

/** Where members have a mobile verified by a code, for what may not wait: a text message then tells them too. */
export default function Mobile({ loaderData: { own, pending, typed, isOn, did }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const field = fieldsOf(actionData, typed ?? {});
  const ask = <AskMobileCode key={pending} field={field} pending={pending} />;
  return (
    <SettingsPage part="notifications" title={t('account.mobile.title')} lead={t('account.mobile.lead')}>
      {did && did !== 'sent' && !actionData && <Notice tone="good">{t(`account.mobile.${did}`)}</Notice>}
      <ErrorSummary errors={actionData?.errors ?? []} />
      {!isOn && <Notice>{t('account.mobile.off')}</Notice>}
      {own && <OwnMobile mobile={own} />}
      {isOn && pending && <TypeMobileCode field={field} pending={pending} />}
      {isOn && (own || pending) ? (
        <Disclosure
          title={t(pending ? 'account.mobile.noCode' : 'account.mobile.change')}
          open={field('mobile').defaultValue !== undefined}
        >
          {ask}
        </Disclosure>
      ) : (
        isOn && ask
      )}
      {typed && !actionData && <ResumeNotice />}
      <LinkButton look="ghost" icon="bell" href={notificationSettingsPath(lang)}>
        {t('account.mobile.settings')}
      </LinkButton>
    </SettingsPage>
  );
}
