import { data } from 'react-router';
import { useText } from '../../page/text.ts';
import { Button } from '../button.tsx';
import { PageHead } from '../page-head.tsx';
import { AdParts } from './ad-parts.tsx';
import { ChoiceParts, FieldParts } from './field-parts.tsx';
import { LivingParts } from './living-parts.tsx';
import './parts.css';
import { StaffParts } from './staff-parts.tsx';
import { StillParts } from './still-parts.tsx';

export const meta = () => [{ title: 'Parts · Sokoni' }, { name: 'robots', content: 'noindex' }];

/** Only where the server is not one for the public. */
export const loader = () => {
  const { env } = process;
  if (env.NODE_ENV === 'production') throw data(null, { status: 404 });
  return null;
};

const choose = (theme: 'light' | 'dark' | null) => () => {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
};

/** Every part in every state, to be looked at while one works on them: `/ui` and `/en/ui`. */
export default function PartsPage() {
  const { lang } = useText();
  const fr = lang === 'fr';
  return (
    <main id="main" className="wrap parts" tabIndex={-1}>
      <PageHead
        title={fr ? 'Les pièces' : 'The parts'}
        crumbs={[{ name: fr ? 'Accueil' : 'Home', href: fr ? '/' : '/en' }]}
        lead={fr ? 'Chaque pièce, dans chaque état.' : 'Every part, in every state.'}
        actions={
          <>
            <Button type="button" look="line" onClick={choose('light')}>
              {fr ? 'Clair' : 'Light'}
            </Button>
            <Button type="button" look="line" onClick={choose('dark')}>
              {fr ? 'Sombre' : 'Dark'}
            </Button>
            <Button type="button" look="ghost" onClick={choose(null)}>
              {fr ? 'Selon l’appareil' : 'As the device'}
            </Button>
          </>
        }
      />
      <StillParts />
      <FieldParts />
      <ChoiceParts />
      <LivingParts />
      <StaffParts />
      <AdParts />
    </main>
  );
}
