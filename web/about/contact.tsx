import { infoPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import type { Route } from './+types/contact.ts';
import { infoLoader } from './info-loader.ts';
import { InfoPage, InfoSection, infoMeta } from './info-page.tsx';
import { OperatorFacts } from './operator-facts.tsx';

export const loader = (args: Route.LoaderArgs) => infoLoader(args);
export const meta = infoMeta('contact');

export default function Contact({ loaderData: { operator } }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <InfoPage page="contact">
      <InfoSection title={t('about.contact.faster.title')} text={t('about.contact.faster.text')}>
        <p>
          <a className="link" href={infoPath(lang, 'help')}>
            {t('about.help.title')}
          </a>
        </p>
      </InfoSection>
      <InfoSection title={t('about.contact.who.title')}>
        <OperatorFacts operator={operator} />
      </InfoSection>
    </InfoPage>
  );
}
