import { contractPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';

export const tabs = ['details', 'terms', 'problems', 'log'] as const;
export type TabName = (typeof tabs)[number];

type Props = { readonly number: string; readonly tab: TabName; readonly asOf: string; readonly problems: number };

/** The parts of a contract. */
export const ContractTabs = ({ number, tab, asOf, problems }: Props) => {
  const { t, lang } = useText();
  return (
    <div className="contract-tabs">
      <LinkTabs
        label={t('contracts.tabs')}
        tabs={tabs.map((one) => ({
          href: contractPath(lang, number, { tab: one === 'details' ? '' : one, asOf }),
          title:
            one === 'problems' && problems > 0
              ? `${t('contracts.tab.problems')} (${problems})`
              : t(`contracts.tab.${one}`),
          current: one === tab,
        }))}
      />
    </div>
  );
};
