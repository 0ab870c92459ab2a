import { data, redirect } from 'react-router';
import type { z } from 'zod';
import { confirmExperience, refuseConfirmation, undoConfirmationDecision } from '#commands/profile/confirmations.ts';
import { manages } from '#domain/actor.ts';
import { viewerOrSignIn } from '../account/sign-in-first.ts';
import { companyPath, confirmationsPath, languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { requestedCompany } from '../page/requested-company.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/confirmations.ts';
import { Decided, ToConfirm, UndoDecision } from './to-confirm.tsx';
import './confirmed.css';

/** The company, for those who answer for it. */
const asked = async (args: Route.LoaderArgs | Route.ActionArgs) => {
  const { request, context } = args;
  const lang = languageOf(addressOf(request).pathname);
  const viewer = viewerOrSignIn({ request, context, lang });
  const { id, slug, name } = await requestedCompany(args, new Date(), confirmationsPath);
  if (!manages(viewer, id, 'admin')) throw data(null, { status: 403 });
  return { company: { id, slug, name }, viewer, lang };
};

const outcomes = ['confirmed', 'refused', 'undone'] as const;

export const loader = async (args: Route.LoaderArgs) => {
  const { company, viewer } = await asked(args);
  const { searchParams } = addressOf(args.request);
  const found = await args.context.get(readApiContext).companyConfirmations(company.id, new Date());
  return {
    ...found,
    company,
    me: viewer.id,
    did: outcomes.find((one) => one === searchParams.get('did')) ?? null,
    last: found.decided.find(({ item }) => item === searchParams.get('item')) ?? null,
  };
};

const decisions = {
  confirm: { command: confirmExperience, did: 'confirmed' },
  refuse: { command: refuseConfirmation, did: 'refused' },
  undo: { command: undoConfirmationDecision, did: 'undone' },
} as const;

export const action = async (args: Route.ActionArgs) => {
  const { company, lang } = await asked(args);
  const form = await args.request.formData();
  const wanted = String(form.get('do'));
  if (!(wanted in decisions)) throw data(null, { status: 400 });
  const { command, did } = decisions[wanted as keyof typeof decisions];
  const itemId = String(form.get('item'));
  const version = wanted === 'undo' ? {} : { version: Number(form.get('version')) };
  const its = { accountId: form.get('person'), itemId, companyId: company.id, ...version };
  try {
    await args.context.get(sendContext)<z.ZodType>(command, its);
  } catch (error) {
    return refused(args.context, error, lang, form);
  }
  return redirect(`${confirmationsPath(lang, company)}?did=${did}&item=${encodeURIComponent(itemId)}`, 303);
};

export const headers = privately;

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  privateHead(
    textOf(languageOf(location.pathname)).t('profile.confirmation.title'),
    ...(loaderData ? [loaderData.company.name] : []),
  );

export default function Confirmations({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { company, waiting, decided, me, did, last } = loaderData;
  const here = confirmationsPath(lang, company);
  const errors = actionData?.errors ?? [];
  return (
    <main id="main" className="wrap confirmations" tabIndex={-1}>
      <PageHead
        title={t('profile.confirmation.title')}
        lead={t('profile.confirmation.lead', { company: company.name })}
        crumbs={[{ name: company.name, href: companyPath(lang, company) }]}
      />
      <div className="stack">
        {errors[0] && (
          <div role="alert">
            <Notice tone="bad">{errors[0].message}</Notice>
          </div>
        )}
        {did && !actionData && (
          <Notice
            key={`${did}/${last?.item}`}
            tone="good"
            action={last && did !== 'undone' && <UndoDecision asked={last} here={here} />}
          >
            <p>{t(`profile.confirmation.done.${did}`)}</p>
          </Notice>
        )}
        {waiting.length === 0 ? (
          <EmptyState icon="verified" title={t('profile.confirmation.empty')}>
            <p>{t('profile.confirmation.emptyLead', { company: company.name })}</p>
          </EmptyState>
        ) : (
          <section className="stack">
            <h2>{t('profile.confirmation.pending')}</h2>
            <ul className="card list">
              {waiting.map((one) => (
                <ToConfirm key={one.item} asked={one} here={here} own={one.person === me} />
              ))}
            </ul>
          </section>
        )}
        {decided.length > 0 && (
          <section className="stack">
            <h2>{t('profile.confirmation.decided')}</h2>
            <ul className="card list">
              {decided.map((one) => (
                <Decided key={one.item} asked={one} here={here} own={one.person === me} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}
