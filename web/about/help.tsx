import {
  editProfilePath,
  howReviewsWorkPath,
  infoPath,
  registerForCompanyPath,
  resetPasswordPath,
  resultsPath,
} from '../addresses/paths.ts';
import type { MessageId } from '../page/intl.ts';
import { type Text, useText } from '../page/text.ts';
import type { Route } from './+types/help.ts';
import { infoLoader } from './info-loader.ts';
import { InfoPage, InfoSection, infoMeta } from './info-page.tsx';

export const loader = (args: Route.LoaderArgs) => infoLoader(args);
export const meta = infoMeta('help');

const parts = ['search', 'call', 'quote', 'keep', 'review', 'add', 'fix', 'account', 'slow', 'more'] as const;

/** Where to go on from a part: the page, and its name. */
const onwards = (lang: Text['lang']): Partial<Record<(typeof parts)[number], readonly [string, MessageId][]>> => ({
  search: [[resultsPath(lang), 'web.header.directory']],
  review: [[howReviewsWorkPath(lang), 'review.how.title']],
  add: [[registerForCompanyPath(lang), 'web.do.addCompany']],
  account: [
    [resetPasswordPath(lang), 'account.reset.title'],
    [editProfilePath(lang), 'profile.hub.title'],
  ],
  more: [[infoPath(lang, 'contact'), 'about.contact.title']],
});

export default function Help() {
  const { t, lang } = useText();
  const links = onwards(lang);
  return (
    <InfoPage page="help">
      {parts.map((part) => (
        <InfoSection key={part} title={t(`about.help.${part}.title`)} text={t(`about.help.${part}.text`)}>
          {links[part] && (
            <ul className="row links">
              {links[part].map(([href, label]) => (
                <li key={href}>
                  <a className="link" href={href}>
                    {t(label)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </InfoSection>
      ))}
    </InfoPage>
  );
}
