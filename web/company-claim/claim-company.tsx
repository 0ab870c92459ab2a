import { useLayoutEffect } from 'react';
import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  addClaimDocument,
  claimManagement,
  proveManagement,
  removeClaimDocument,
  sendClaimCode,
  sendClaimText,
  withdrawManagement,
} from '#commands/account/management.commands.ts';
import { isByCode } from '#domain/account/management-proofs.ts';
import { manages } from '#domain/actor.ts';
import { isMobile } from '#domain/phone-like.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { lostFileIn, signInFirst, typedBefore, viewerOrSignIn } from '../account/sign-in-first.ts';
import { claimCompanyPath, companyPath, editCompanyPath, languageOf } from '../addresses/paths.ts';
import { dropDraft } from '../client/draft-store.ts';
import { answerOr } from '../client/post-form.ts';
import { draftOf, keptOf } from '../company-edit/company-section.ts';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { requestedCompany } from '../page/requested-company.ts';
import { accountsContext, readApiContext, sendContext, textsContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { maskedPhone } from '../phone/phone.ts';
import { LinkButton } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/claim-company.ts';
import { ClaimDocuments } from './claim-documents.tsx';
import { ClaimState } from './claim-state.tsx';
import { ClaimWays } from './claim-ways.tsx';
import { chosenDocument, takenDocument } from './taken-document.ts';
import './claim-company.css';

/** The mobiles that a code can go to, and what of each is shown; none where no text messages are sent. */
const mobilesOf = (
  coordinates: Awaited<ReturnType<typeof requestedCompany>>['coordinates'],
  context: Readonly<RouterContextProvider>,
): readonly { readonly value: string; readonly shown: string }[] =>
  context.get(textsContext)
    ? [
        ...new Map(
          coordinates
            .filter(({ type, value }) => type === 'gsm' && isMobile(value))
            .map(({ value }) => [maskedPhone(value), value]),
        ),
      ].map(([shown, value]) => ({ value, shown }))
    : [];

export const loader = async (args: Route.LoaderArgs) => {
  const { request, context } = args;
  const { pathname, searchParams } = addressOf(request);
  const lang = languageOf(pathname);
  const at = new Date();
  const { id, name, slug, coordinates } = await requestedCompany(args, at, claimCompanyPath);
  const viewer = viewerOrSignIn({ request, context, lang });
  const api = context.get(readApiContext);
  const draft = draftOf(id, 'claim');
  const [own, people, typed, kept] = await Promise.all([
    api.ownRequest(id, viewer.id),
    api.companyPeople(id, at),
    typedBefore({ request, context, lang }),
    keptOf(args, draft),
  ]);
  const emails = coordinates.filter(({ type }) => type === 'email').map(({ value }) => value);
  const mobiles = mobilesOf(coordinates, context).map(({ shown }) => shown);
  return {
    company: { id, name, slug },
    emails,
    mobiles,
    sentTo: [...emails, ...mobiles].find((one) => one === searchParams.get('sent')) ?? null,
    own,
    account: viewer.id,
    isManager: manages(viewer, id),
    isManaged: people.managers.length > 0,
    typed,
    draft,
    kept,
    at,
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { request, context } = args;
  const lang = languageOf(addressOf(request).pathname);
  const company = await requestedCompany(args, new Date(), claimCompanyPath);
  const form = await request.formData();
  const viewer = context.get(viewerContext);
  if (!viewer) return signInFirst({ request, context, lang }, form);
  const send = context.get(sendContext);
  const person = { companyId: company.id, accountId: viewer.id };
  const here = claimCompanyPath(lang, company);
  const email = String(form.get('email') ?? '');
  const endDraft = () => context.get(accountsContext).endFormDraft(draftOf(company.id, 'claim'));
  const ways: Readonly<Record<string, () => Promise<string>>> = {
    async send() {
      const mobile = mobilesOf(company.coordinates, context).find(({ shown }) => shown === email);
      if (mobile) await send(sendClaimText, { ...person, phone: mobile.value }, { locale: lang });
      else await send(sendClaimCode, { ...person, email }, { locale: lang });
      return `${here}?sent=${encodeURIComponent(email)}`;
    },
    async code() {
      const proof = form.get('by') === 'phone' ? 'phone' : 'email';
      await send(proveManagement, { ...person, proof, code: String(form.get('code') ?? '') });
      await endDraft();
      return here;
    },
    async words() {
      const statement = String(form.get('statement') ?? '');
      const chosen = chosenDocument(form);
      const documents = chosen ? [await takenDocument(context, viewer.id, chosen)] : [];
      await send(claimManagement, { ...person, statement, documents });
      await endDraft();
      return here;
    },
    async document() {
      const document = await takenDocument(context, viewer.id, chosenDocument(form));
      await send(addClaimDocument, { ...person, ...document });
      return here;
    },
    async remove() {
      await send(removeClaimDocument, { ...person, documentId: String(form.get('document') ?? '') });
      return here;
    },
    async withdraw() {
      await send(withdrawManagement, person);
      return here;
    },
  };
  const way = ways[String(form.get('do'))];
  if (!way) throw data(null, { status: 400 });
  try {
    return redirect(await way(), 303);
  } catch (error) {
    return refused(context, error, lang, form);
  }
};

export const clientAction = (args: Route.ClientActionArgs) => answerOr(args);

export const headers = privately;

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  privateHead(
    textOf(languageOf(location.pathname)).t('edit.claim.title'),
    ...(loaderData ? [loaderData.company.name] : []),
  );

/** Where somebody says that a listed company is theirs, proves it, and sees where that stands. */
export default function ClaimCompany({ loaderData, actionData }: Route.ComponentProps) {
  const { company, own, account, isManager, typed, draft, at } = loaderData;
  const { t, lang } = useText();
  const isOpen = own !== null && own.outcome === null;
  const isProved = isManager || (isOpen && isByCode(own.proof));
  // before the form goes: it leads back to a draft that is left
  useLayoutEffect(() => {
    if (isProved) dropDraft(draft);
  }, [isProved, draft]);
  return (
    <main id="main" tabIndex={-1} className="wrap claim-company stack">
      <PageHead
        title={t('edit.claim.title')}
        lead={<span dir="auto">{company.name}</span>}
        crumbs={[{ name: company.name, href: companyPath(lang, company) }]}
      />
      <ErrorSummary errors={actionData?.errors ?? []} />
      {typed && !actionData && <ResumeNotice lostFile={lostFileIn(typed)} />}
      {isManager ? (
        <Notice
          tone="good"
          action={
            <LinkButton href={editCompanyPath(lang, company)} look="primary" icon="edit">
              {t('edit.company.title')}
            </LinkButton>
          }
        >
          {t('edit.claim.yours')}
        </Notice>
      ) : (
        <>
          {own && <ClaimState own={own} at={at} />}
          {isOpen && own.proof !== 'none' && (
            <ClaimDocuments company={company.id} account={account} documents={own.documents} refusal={actionData} />
          )}
          {!isProved && (
            <ClaimWays {...loaderData} wroteAlready={isOpen && own.proof === 'words'} refusal={actionData} />
          )}
        </>
      )}
    </main>
  );
}
