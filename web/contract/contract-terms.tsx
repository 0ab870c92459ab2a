import type { ReactNode } from 'react';
import { contractPackages } from '#domain/contract/contract.choices.ts';
import type { ContractPlace } from '#domain/contract/contract.permissions.ts';
import { contractPath, newContractPath } from '../addresses/paths.ts';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Select } from '../ui/select.tsx';
import { NumberField, TextField } from '../ui/text-field.tsx';
import type { ContractAct } from './contract-acts.ts';
import { backIn, type PartProps } from './contract-parts.ts';
import { type Named, useContractWords } from './contract-words.ts';
import { Meanwhile, versionSeen } from './meanwhile.tsx';
import { usePeopleOffered } from './people-offered.ts';
import { Renewal } from './renewal.tsx';

type Back = ReturnType<typeof backIn>;

type FormProps = Pick<PartProps, 'contract' | 'refusal' | 'names'> & {
  readonly act: ContractAct;
  readonly isOpen?: boolean;
  readonly title: string;
  readonly button: string;
  readonly children: (back: Back) => ReactNode;
};

/**
 * A form that changes one part of what was agreed. When somebody else changed the same meanwhile, what they did stands
 * above what was typed, and the person decides.
 */
const TermForm = ({ contract, refusal, names, act, isOpen = false, title, button, children }: FormProps) => {
  const { number, version } = contract;
  const { t, lang } = useText();
  const lives = useLives();
  const back = backIn(refusal, act);
  const { changes } = back;
  const seen = versionSeen(version, changes);
  return (
    <Disclosure id={act} title={title} open={isOpen || refusal?.failed === act}>
      <form method="post" className="stack" key={seen} noValidate={lives}>
        <Meanwhile changes={changes} names={names} />
        <input type="hidden" name="version" value={seen} />
        {children(back)}
        <div className="row">
          <Button look={changes.length > 0 ? 'primary' : 'tonal'} name="do" value={act}>
            {changes.length > 0 ? t('contracts.keepMine') : button}
          </Button>
          {changes.length > 0 && (
            <LinkButton look="ghost" href={contractPath(lang, number, { tab: 'terms' })}>
              {t('contracts.keepTheirs')}
            </LinkButton>
          )}
        </div>
      </form>
    </Disclosure>
  );
};

type AmountsProps = Pick<PartProps, 'currencies'> & {
  readonly back: Back;
  readonly terms: PartProps['contract']['terms'];
};

const Amounts = ({ back: { field }, terms, currencies }: AmountsProps) => {
  const { t } = useText();
  return (
    <div className="contract-filters">
      {(['amount', 'amountService'] as const).map((name) => (
        <NumberField key={name} {...field(name, String(terms[name]))} label={t(`contract.field.${name}`)} required />
      ))}
      <Select
        {...field('amountCurrency', terms.amountCurrency)}
        label={t('contract.field.amountCurrency')}
        options={currencies.map((value) => ({ value, label: value }))}
      />
    </div>
  );
};

type PersonProps = Pick<PartProps, 'people'> & {
  readonly back: Back;
  readonly label: string;
  readonly now: Named | null;
  readonly place: ContractPlace;
};

const Person = ({ back: { field }, people, label, now, place }: PersonProps) => {
  const { t } = useText();
  const offered = usePeopleOffered(people);
  return (
    <Select
      {...field('accountId', now?.id ?? '')}
      label={label}
      {...(place !== 'commercial' && { placeholder: t('contracts.nobody') })}
      options={offered(place, now)}
    />
  );
};

/** What was agreed, each part with its form; renewal, an early end, and deletion. */
export const ContractTerms = (props: PartProps) => {
  const { contract, may, people, refusal, today, currencies, asOf, opened } = props;
  const { t, lang } = useText();
  const { packageOf } = useContractWords();
  const { terms, number, soldOut } = contract;
  const deletion = backIn(refusal, 'delete');
  const payment = backIn(refusal, soldOut ? 'unpaid' : 'paid');
  const rest = { contract, refusal, names: props.names };
  if (!may.sign && !may.assign && !may.remove)
    return <p className="muted">{t(asOf ? 'contracts.terms.asOf' : 'contracts.terms.readOnly')}</p>;
  return (
    <>
      <Card>
        {may.sign && (
          <>
            <TermForm {...rest} act="amount" title={t('contracts.change.amount')} button={t('edit.managers.change')}>
              {(back) => <Amounts back={back} terms={terms} currencies={currencies} />}
            </TermForm>
            <TermForm {...rest} act="dates" title={t('contracts.change.dates')} button={t('edit.managers.change')}>
              {({ field }) => (
                <div className="contract-filters">
                  {(['signatureDate', 'endDate'] as const).map((name) => (
                    <DateField key={name} {...field(name, terms[name])} label={t(`contract.field.${name}`)} required />
                  ))}
                </div>
              )}
            </TermForm>
            <TermForm {...rest} act="package" title={t('contracts.change.package')} button={t('edit.managers.change')}>
              {({ field }) => (
                <Select
                  {...field('initialPackage', terms.initialPackage)}
                  label={t('contract.field.initialPackage')}
                  options={contractPackages.map((value) => ({ value, label: packageOf(value) }))}
                />
              )}
            </TermForm>
            {!contract.emailHidden && (
              <TermForm {...rest} act="email" title={t('contracts.change.email')} button={t('edit.managers.change')}>
                {({ field }) => (
                  <TextField
                    {...field('clientEmail', terms.clientEmail ?? '')}
                    type="email"
                    label={t('contract.field.clientEmail')}
                    autoComplete="off"
                    optional
                  />
                )}
              </TermForm>
            )}
          </>
        )}
        {may.assign && (
          <>
            <TermForm
              {...rest}
              act="commercial"
              title={t('contracts.change.commercial')}
              button={t('edit.managers.change')}
            >
              {(back) => (
                <Person
                  back={back}
                  people={people}
                  label={t('contract.field.userCommercial')}
                  now={contract.commercial}
                  place="commercial"
                />
              )}
            </TermForm>
            <TermForm
              {...rest}
              act="production"
              title={t('contracts.change.production')}
              button={t('edit.managers.change')}
            >
              {(back) => (
                <Person
                  back={back}
                  people={people}
                  label={t('contract.field.userProduction')}
                  now={contract.production}
                  place="production"
                />
              )}
            </TermForm>
            <TermForm {...rest} act="lead" title={t('contracts.change.lead')} button={t('edit.managers.change')}>
              {(back) => (
                <Person
                  back={back}
                  people={people}
                  label={t('contract.field.userProductionN1')}
                  now={contract.productionLead}
                  place="lead"
                />
              )}
            </TermForm>
          </>
        )}
      </Card>
      {may.sign && (
        <>
          <Card title={t('contract.field.soldOut')}>
            <p>{t(soldOut ? 'contracts.paid' : 'contracts.unpaid')}</p>
            <form method="post" className="stack">
              <Meanwhile changes={payment.changes} names={props.names} isTyped={false} />
              <input type="hidden" name="version" value={versionSeen(contract.version, payment.changes)} />
              <Button name="do" value={soldOut ? 'unpaid' : 'paid'}>
                {t(soldOut ? 'contracts.do.unpaid' : 'contracts.do.paid')}
              </Button>
            </form>
          </Card>
          <Card>
            <TermForm
              {...rest}
              act="renew"
              isOpen={opened === 'renew'}
              title={t('contracts.renew')}
              button={t('contracts.do.renew')}
            >
              {(back) => (
                <Renewal back={back} contract={contract} today={today}>
                  <Amounts back={back} terms={terms} currencies={currencies} />
                </Renewal>
              )}
            </TermForm>
            {contract.renewalAsked && (
              <TermForm
                {...rest}
                act="decline"
                isOpen={opened === 'decline'}
                title={t('contracts.decline')}
                button={t('contracts.do.decline')}
              >
                {({ field }) => (
                  <TextField
                    {...field('reason')}
                    label={t('contract.field.reason')}
                    hint={t('contracts.decline.hint')}
                    maxLength={500}
                    required
                  />
                )}
              </TermForm>
            )}
            {contract.endedOn === null && contract.standing !== 'ended' && (
              <TermForm {...rest} act="end" title={t('contracts.end')} button={t('contracts.do.end')}>
                {({ field }) => (
                  <>
                    <DateField {...field('on', today)} label={t('contract.field.lastDay')} required />
                    <TextField {...field('reason')} label={t('contract.field.reason')} maxLength={500} required />
                  </>
                )}
              </TermForm>
            )}
          </Card>
          <div className="row">
            <LinkButton look="line" icon="plus" href={newContractPath(lang, { copy: number })}>
              {t('contracts.do.copy')}
            </LinkButton>
          </div>
        </>
      )}
      {may.remove && (
        <div className="row asks">
          <Confirm
            label={t('contracts.do.delete')}
            question={<p>{t('contracts.delete.ask', { number })}</p>}
            isOpen={deletion.isBack}
          >
            <form method="post" className="stack" noValidate>
              <Meanwhile changes={deletion.changes} names={props.names} />
              <input type="hidden" name="version" value={versionSeen(contract.version, deletion.changes)} />
              <TextField
                {...deletion.field('typed')}
                label={t('contracts.delete.typed')}
                autoComplete="off"
                maxLength={40}
                required
              />
              <TextField {...deletion.field('reason')} label={t('contract.field.reason')} maxLength={500} required />
              <Button look="danger" icon="trash" name="do" value="delete">
                {t('web.do.yesDelete')}
              </Button>
            </form>
          </Confirm>
        </div>
      )}
    </>
  );
};
