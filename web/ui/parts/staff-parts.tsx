import { useText } from '../../page/text.ts';
import { Badge } from '../badge.tsx';
import { SideNav } from '../side-nav.tsx';
import { Table } from '../table.tsx';
import '../table-sort.css';
import { Shown } from './still-parts.tsx';

const contracts = [
  { number: 'CI-2025-0417', company: 'Akwaba Bois', amount: 1_450_000, late: false },
  { number: 'CI-2025-0418', company: 'Maquis Nanan Aya', amount: 300_000, late: true },
];

/** What the staff has. */
export const StaffParts = () => {
  const { lang, money } = useText();
  const say = (fr: string, en: string) => (lang === 'fr' ? fr : en);
  const table = (rows: typeof contracts) => (
    <Table
      caption={say('Contrats', 'Contracts')}
      rows={rows}
      keyOf={({ number }) => number}
      empty={say('Aucun contrat.', 'No contract.')}
      columns={[
        { key: 'company', title: say('Entreprise', 'Company'), names: true, cell: ({ company }) => company },
        {
          key: 'number',
          title: say('Numéro', 'Number'),
          cell: ({ number }) => number,
          sort: { href: '#n', order: 'descending' },
        },
        { key: 'amount', title: say('Montant', 'Amount'), numeric: true, cell: ({ amount }) => money(amount, 'XOF') },
        {
          key: 'state',
          title: say('État', 'State'),
          cell: ({ late }) => (
            <Badge tone={late ? 'danger' : 'leaf'}>{late ? say('En retard', 'Late') : say('Fait', 'Done')}</Badge>
          ),
        },
      ]}
    />
  );
  return (
    <Shown title={say('Équipe', 'Staff')}>
      {table(contracts)}
      {table([])}
      <SideNav
        look="desk"
        label={say('Équipe', 'Staff')}
        links={[
          { href: '#desk', label: say('Tableau de bord', 'Dashboard'), icon: 'chart', current: false },
          {
            href: '#contracts',
            label: say('Contrats', 'Contracts'),
            icon: 'quote',
            current: true,
            waiting: { count: 214, label: '214' },
          },
          { href: '#reviews', label: say('Avis à relire', 'Reviews to check'), icon: 'star', current: false },
        ]}
      >
        <p>{say('La page.', 'The page.')}</p>
      </SideNav>
    </Shown>
  );
};
