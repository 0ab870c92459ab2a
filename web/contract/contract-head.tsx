import { daysBetween } from '#domain/contract/packages.ts';
import { companyPath, contractPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import type { Crumb } from '../ui/breadcrumb.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { May } from './contract-asked.ts';
import type { SignedPage } from './contract-parts.ts';
import { standingLook, useContractWords } from './contract-words.ts';
import './contract.css';

/** An e-mail address breaks behind its @ where it is too long for its place. */
const Value = ({ of }: { readonly of: string }) => {
  const host = of.indexOf('@') + 1;
  return (
    <>
      {of.slice(0, host)}
      {host > 0 && <wbr />}
      {of.slice(host)}
    </>
  );
};

type Props = {
  readonly contract: SignedPage;
  readonly crumbs: readonly Crumb[];
  readonly may: May;
  /** The day, or `signed`, that the page tells of; empty for today. */
  readonly asOf: string;
};

/** What a contract is: its state, its dates, its money, and who works on it. */
export const ContractHead = ({ contract, crumbs, may, asOf }: Props) => {
  const { t, lang, money } = useText();
  const { dayOf, personOf, packageOf } = useContractWords();
  const { number, company, standing, terms, lastDay, problematic, soldOut, renewals, total, done } = contract;
  const { endedOn, reminders, day, renewalAsked } = contract;
  const toTerms = (open: string): string => `${contractPath(lang, number, { tab: 'terms', open })}#${open}`;
  const look = standingLook[standing];
  const figures = [
    [t('contract.field.initialPackage'), packageOf(terms.initialPackage)],
    [t('contract.field.signatureDate'), dayOf(terms.signatureDate)],
    [t('contract.field.lastDay'), dayOf(lastDay)],
    [t('contract.field.amount'), money(terms.amount, terms.amountCurrency)],
    [t('contract.field.amountService'), money(terms.amountService, terms.amountCurrency)],
    [t('contract.field.clientEmail'), contract.emailHidden ? t('contracts.emailHidden') : (terms.clientEmail ?? '–')],
    [t('contract.field.userCommercial'), personOf(contract.commercial)],
    [t('contract.field.userProduction'), personOf(contract.production)],
    [t('contract.field.userProductionN1'), personOf(contract.productionLead)],
    [t('contracts.doneOf'), t('contracts.doneOfAll', { done, all: total })],
  ] as const;
  const left = daysBetween(day, lastDay);
  return (
    <>
      <PageHead
        title={t('contracts.one', { number })}
        crumbs={crumbs}
        actions={
          <>
            {asOf !== 'signed' && (
              <LinkButton look="line" icon="clock" href={contractPath(lang, number, { asOf: 'signed' })}>
                {t('contracts.asOf.see')}
              </LinkButton>
            )}
            {may.note && (
              <LinkButton icon="plus" href={`${contractPath(lang, number)}#observe-text`}>
                {t('contracts.observations.new')}
              </LinkButton>
            )}
          </>
        }
        lead={
          <span className="row">
            {company.slug ? (
              <a className="link" href={companyPath(lang, company)} dir="auto">
                {company.name}
              </a>
            ) : (
              <span dir="auto">{company.name}</span>
            )}
            <Badge tone={look.tone} icon={look.icon}>
              {t(`contracts.state.${standing}`)}
            </Badge>
            {problematic && (
              <Badge tone="danger" icon="flag">
                {t('contracts.problematic')}
              </Badge>
            )}
            {soldOut && <Badge tone="leaf">{t('contract.field.soldOut')}</Badge>}
            {endedOn !== null && <Badge icon="exit">{t('contracts.endedEarly')}</Badge>}
            {renewals > 0 && <Badge>{t('contracts.renewals', { count: renewals })}</Badge>}
          </span>
        }
      />
      {renewalAsked && (
        <Notice
          tone="warn"
          action={
            may.sign && (
              <span className="row">
                <LinkButton look="primary" href={toTerms('renew')}>
                  {t('contracts.do.renew')}
                </LinkButton>
                <LinkButton look="ghost" href={toTerms('decline')}>
                  {t('contracts.do.decline')}
                </LinkButton>
              </span>
            )
          }
        >
          {t('contracts.renewalAsked', {
            who: personOf(renewalAsked.by),
            package: packageOf(renewalAsked.initialPackage),
            day: dayOf(renewalAsked.at.slice(0, 10)),
          })}
        </Notice>
      )}
      {standing === 'ending' && (
        <Notice
          tone="warn"
          action={
            may.sign &&
            !renewalAsked && (
              <LinkButton look="line" href={toTerms('renew')}>
                {t('contracts.do.renew')}
              </LinkButton>
            )
          }
        >
          <b>{t('contracts.endsIn', { days: left, day: dayOf(lastDay) })}</b>
          {endedOn === null && reminders.sent !== null && ` ${t('contracts.reminders.sent', { days: reminders.sent })}`}
          {endedOn === null &&
            reminders.next !== null &&
            ` ${t('contracts.reminders.next', { day: dayOf(reminders.next) })}`}
        </Notice>
      )}
      <dl className="contract-figures card">
        {figures.map(([term, said]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">
              <Value of={said} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};
