import type { ComponentProps } from 'react';
import { data, redirect } from 'react-router';
import { askForRenewal, withdrawRenewal } from '#commands/contract/renewal-requests.ts';
import { mayAskForRenewal, maySeeOwnContracts } from '#domain/contract/contract.permissions.ts';
import { editCompanyPath, languageOf } from '../addresses/paths.ts';
import { useFormAnswer } from '../client/form-answer.ts';
import { CompanyFrame } from '../company-edit/company-frame.tsx';
import { companyAsked, companyFormSent } from '../company-edit/company-section.ts';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Done } from '../ui/done.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { When } from '../ui/when.tsx';
import type { Route } from './+types/own-contracts.ts';
import { AttachedFile } from './attached.tsx';
import { standingLook, useContractWords } from './contract-words.ts';
import { OwnItem } from './own-item.tsx';
import { OwnRenewal } from './own-renewal.tsx';
import { ReportFigures } from './report-figures.tsx';
import './contract.css';

/** What an address says that was done. */
const doneIn = (asked: URLSearchParams): 'asked' | 'withdrawn' | null =>
  (['asked', 'withdrawn'] as const).find((did) => asked.has(did)) ?? null;

export const loader = async (args: Route.LoaderArgs) => {
  const { company, viewer } = await companyAsked(args, 'contracts');
  if (!maySeeOwnContracts(viewer, { companyId: company.id })) throw data(null, { status: 403 });
  const { id, name, slug } = company;
  const contracts = await args.context.get(readApiContext).ownContracts(id, new Date());
  const did = doneIn(addressOf(args.request).searchParams);
  return { company: { id, name, slug }, contracts, did, mayAsk: mayAskForRenewal(viewer, { companyId: id }) };
};

/** A manager asks that a contract goes on, or takes that back. */
export const action = async (args: Route.ActionArgs) => {
  const { company, lang, form } = await companyFormSent(args, 'contracts');
  const number = String(form.get('number'));
  const isWithdrawn = form.get('do') === 'withdraw';
  const of = { companyId: company.id, number };
  const send = args.context.get(sendContext);
  try {
    if (isWithdrawn) await send(withdrawRenewal, of);
    else await send(askForRenewal, { ...of, initialPackage: form.get('initialPackage') });
  } catch (error) {
    return refused(args.context, error, lang, form);
  }
  const did = isWithdrawn ? 'withdrawn' : 'asked';
  return redirect(`${editCompanyPath(lang, company, 'contracts')}?${did}=${number}#${number}`, 303);
};

export const headers = privately;

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  privateHead(
    textOf(languageOf(location.pathname)).t('contracts.own.title'),
    ...(loaderData ? [loaderData.company.name] : []),
  );

type One = Route.ComponentProps['loaderData']['contracts'][number];

type Props = ComponentProps<typeof OwnRenewal>;

const OwnContract = ({ contract, ...renewal }: Props) => {
  const { t, money } = useText();
  const { dayOf, optionOf, packageOf } = useContractWords();
  const { number, standing, signatureDate, lastDay, amount, amountService, amountCurrency, soldOut } = contract;
  const { renewedOn, endedBefore } = contract;
  const look = standingLook[standing];
  const facts = [
    [t('contract.field.initialPackage'), packageOf(contract.package)],
    [t('contract.field.signatureDate'), dayOf(signatureDate)],
    [t('contract.field.lastDay'), dayOf(lastDay)],
    [t('contract.field.amount'), money(amount, amountCurrency)],
    ...(amountService > 0 ? [[t('contract.field.amountService'), money(amountService, amountCurrency)]] : []),
  ] as const;
  return (
    <Card id={number} title={t('contracts.one', { number })}>
      <p className="row">
        <Badge tone={look.tone} icon={look.icon}>
          {t(`contracts.state.${standing}`)}
        </Badge>
        {soldOut && <Badge tone="leaf">{t('contract.field.soldOut')}</Badge>}
        {endedBefore !== null && <Badge icon="exit">{t('contracts.endedEarly')}</Badge>}
        {renewedOn !== null && (
          <Badge tone="leaf" icon="check">
            {t('contracts.own.renewed', { day: dayOf(renewedOn) })}
          </Badge>
        )}
      </p>
      {endedBefore !== null && (
        <Notice tone="warn">{t('contracts.own.ended', { day: dayOf(lastDay), end: dayOf(endedBefore) })}</Notice>
      )}
      <dl className="contract-figures card">
        {facts.map(([term, said]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      {endedBefore === null && <p className="muted">{t('contracts.own.noRenewal', { day: dayOf(lastDay) })}</p>}
      <OwnRenewal contract={contract} {...renewal} />
      {contract.options.length > 0 && (
        <>
          <h3>{t('contracts.own.bought')}</h3>
          <ul className="contract-items">
            {contract.options.map(({ optionId, kind, title, items }) => (
              <li key={optionId}>
                <b dir="auto">{optionOf(kind, title)}</b>
                {items.map((item) => (
                  <OwnItem key={item.itemId} item={item} />
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      {contract.attachments.length > 0 && (
        <>
          <h3>{t('contracts.files')}</h3>
          <ul className="contract-items">
            {contract.attachments.map((file) => (
              <li key={file.attachmentId}>
                <AttachedFile number={number} file={file} />
              </li>
            ))}
          </ul>
        </>
      )}
      {contract.reports.length > 0 && (
        <>
          <h3>{t('contracts.reports')}</h3>
          {contract.reports.map((report) => (
            <ReportFigures key={report.reportId} report={report} />
          ))}
        </>
      )}
      {contract.emailExports.length > 0 && (
        <>
          <h3>{t('contracts.own.exports')}</h3>
          <p className="muted">{t('contracts.own.exports.lead')}</p>
          <ul className="contract-items">
            {contract.emailExports.map(({ at, reason }) => (
              <li key={at}>
                <When at={at} as="day" />
                <span className="muted" dir="auto">
                  {t('privacy.exports.reason', { reason })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
};

/** What the company bought, what is done of it, and until when: for its managers. */
export default function OwnContracts({ loaderData, actionData: latest }: Route.ComponentProps) {
  const { company, contracts, did, mayAsk } = loaderData;
  const refusal = useFormAnswer(latest);
  const { t } = useText();
  // one that is over goes on where no later one took its place
  const goesOn = ({ standing }: One, index: number): boolean =>
    standing === 'running' || standing === 'ending' || (index === 0 && standing === 'ended');
  return (
    <CompanyFrame company={company} part="contracts" title={t('contracts.own.title')} lead={t('contracts.own.lead')}>
      <ErrorSummary errors={refusal?.errors ?? []} title={refusal?.errors[0]?.message ?? ''} />
      {did && !refusal && <Done said={t(did === 'asked' ? 'contracts.own.asked' : 'contracts.own.withdrawn')} />}
      {contracts.length === 0 && (
        <EmptyState icon="clip" title={t('contracts.own.none')}>
          <p>{t('contracts.own.noneText')}</p>
        </EmptyState>
      )}
      {contracts.map((contract, index) => (
        <OwnContract
          key={contract.number}
          contract={contract}
          mayAsk={mayAsk && goesOn(contract, index)}
          mayWithdraw={mayAsk}
          refusal={refusal?.values.number === contract.number ? refusal : undefined}
        />
      ))}
    </CompanyFrame>
  );
}
