import type { SalesLine, SalesSide, SalesSum } from '#read-api/contract/sales.ts';
import { useText } from '../page/text.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { kindWords, salesKinds, sideWords } from './sales-sides.ts';

type Props = {
  readonly side: SalesSide;
  readonly lines: readonly SalesLine[];
  readonly nameOf: (line: SalesLine) => string;
  readonly sumsOf: (line: SalesLine) => readonly SalesSum[];
  /** Where this table is taken out as a file. */
  readonly csv: string;
};

/** The figures behind a plot, and the way to take them out. */
export const SalesTable = ({ side, lines, nameOf, sumsOf, csv }: Props) => {
  const { t, number, money } = useText();
  const amounts = (which: 'amount' | 'amountService') => (line: SalesLine) => {
    const sums = sumsOf(line);
    if (sums.length === 0) return '–';
    return sums.map((sum) => (
      <div key={sum.currency} className="sales-amount">
        {money(sum[which], sum.currency)}
      </div>
    ));
  };
  const columns: readonly Column<SalesLine>[] = [
    {
      key: 'name',
      title: t(sideWords[side]),
      names: true,
      cell: (line) => <span dir="auto">{nameOf(line)}</span>,
    },
    ...salesKinds.map((kind) => ({
      key: kind,
      title: t(kindWords[kind]),
      numeric: true,
      cell: ({ of }: SalesLine) => number(of[kind]),
    })),
    { key: 'cash', title: t('contract.field.amount'), numeric: true, cell: amounts('amount') },
    { key: 'exchange', title: t('contract.field.amountService'), numeric: true, cell: amounts('amountService') },
  ];
  return (
    <>
      <Disclosure title={t('sales.table')}>
        <Table
          caption={t(`sales.title.${side}`)}
          captionHidden
          columns={columns}
          rows={lines}
          keyOf={({ key }) => key}
          empty={t('sales.none')}
        />
      </Disclosure>
      <p className="small">
        <a className="link" href={csv}>
          {t('sales.csv')}
        </a>
      </p>
    </>
  );
};
