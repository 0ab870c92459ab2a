import { contractPackages } from '#domain/contract/contract.choices.ts';
import type { OwnContract } from '#read-api/contract/own-contracts.ts';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { useContractWords } from './contract-words.ts';

type Props = {
  readonly contract: OwnContract;
  /** Whether the reader may ask that it goes on. */
  readonly mayAsk: boolean;
  /** Whether the reader may take back what was asked. */
  readonly mayWithdraw: boolean;
  readonly refusal: Refused | undefined;
};

/** Whether the company asked that a contract goes on, and what came of it; the forms with which it asks and withdraws. */
export const OwnRenewal = ({ contract, mayAsk, mayWithdraw, refusal }: Props) => {
  const { t } = useText();
  const { dayOf, packageOf } = useContractWords();
  const { number, commercial, renewalAsked } = contract;
  const isOpen = renewalAsked !== null && renewalAsked.declined === null;
  const field = fieldsOf(refusal, { initialPackage: renewalAsked?.initialPackage ?? contract.package });
  const asked = renewalAsked && { asked: dayOf(renewalAsked.on), package: packageOf(renewalAsked.initialPackage) };
  return (
    <>
      {asked && isOpen && (
        <Notice
          action={
            mayWithdraw && (
              <form method="post">
                <input type="hidden" name="number" value={number} />
                <Button look="ghost" icon="undo" name="do" value="withdraw">
                  {t('contracts.own.withdraw')}
                </Button>
              </form>
            )
          }
        >
          {t('contracts.own.waits', { ...asked, who: commercial ?? 'Sokoni' })}
        </Notice>
      )}
      {asked && renewalAsked?.declined && (
        <Notice tone="warn">
          {t('contracts.own.declined', {
            ...asked,
            day: dayOf(renewalAsked.declined.on),
            reason: renewalAsked.declined.reason,
          })}
        </Notice>
      )}
      {mayAsk && !isOpen && (
        <Disclosure title={t('contracts.own.renew')} open={refusal !== undefined || contract.standing === 'ending'}>
          <form method="post" className="stack contract-keep">
            <input type="hidden" name="number" value={number} />
            <Select
              {...field('initialPackage')}
              id={`package-${number}`}
              label={t('contract.field.initialPackage')}
              hint={t('contracts.own.renew.hint')}
              options={contractPackages.map((value) => ({ value, label: packageOf(value) }))}
            />
            <div className="row">
              <Button look="tonal">{t('contracts.own.renew.do')}</Button>
            </div>
          </form>
        </Disclosure>
      )}
    </>
  );
};
