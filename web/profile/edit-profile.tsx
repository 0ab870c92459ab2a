import { data, redirect } from 'react-router';
import { chooseLanguage } from '#commands/account/choose-language.ts';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import {
  changePasswordPath,
  confirmationsPath,
  editProfilePath,
  languageOf,
  profilePartPath,
  profilePath,
} from '../addresses/paths.ts';
import { useFilesAhead } from '../client/fetch-files.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { ProfileFrame, profileParts, useAccountLinks } from '../settings/profile-frame.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Icon } from '../ui/icon.tsx';
import { Progress } from '../ui/progress.tsx';
import type { Route } from './+types/edit-profile.ts';
import { filledParts } from './filled-parts.ts';
import { Portrait } from './portrait.tsx';
import { PreferredLanguage } from './preferred-language.tsx';
import { asked, requestedProfile } from './section-page.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const { url, lang, viewer, profile } = await requestedProfile(args);
  const { id, name, email, photo, language, presentation } = profile;
  const typed = await typedBefore({ ...args, lang });
  const api = args.context.get(readApiContext);
  const managed = await api.ownCompanies(viewer.id);
  const answered = managed.filter(({ role, isPublic }) => role === 'admin' && isPublic);
  const companies = await Promise.all(
    answered.map(async (company) => ({
      company,
      waiting: (await api.companyConfirmations(company.id, new Date())).waiting.length,
    })),
  );
  return {
    companies,
    id,
    email,
    photo,
    language,
    chosen: typed && (typed.language === 'en' ? ('en' as const) : ('fr' as const)),
    saved: url.searchParams.has('saved'),
    name: name ? `${name.firstname} ${name.lastname}` : '',
    title: presentation?.title[language] ?? presentation?.title.fr ?? presentation?.title.en ?? null,
    done: filledParts(profile),
  };
};

/** The language that is preferred, and the page in it. */
export const action = async (args: Route.ActionArgs) => {
  const form = await args.request.formData();
  const { pathname: to } = addressOf(args.request);
  if (!args.context.get(viewerContext)) return signInFirst({ ...args, lang: languageOf(to) }, form, { to });
  const { lang } = asked(args);
  const language = form.get('language');
  try {
    await args.context.get(sendContext)(chooseLanguage, { language });
  } catch (error) {
    const answer = refused(args.context, error, lang, form);
    return data({ errors: answer.data.errors }, answer.init ?? {});
  }
  return redirect(`${editProfilePath(language === 'en' ? 'en' : 'fr')}?saved#preferred-language`, 303);
};

export const meta = privatePage('profile.hub.title');

export default function EditProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { id, email, photo, name, title, done, language, chosen, saved, companies } = loaderData;
  const account = useAccountLinks();
  useFilesAhead(profilePartPath(lang, 'experiences'), changePasswordPath(lang));
  const next = profileParts.find(({ part }) => !done.includes(part));
  return (
    <ProfileFrame part={null} title={t('profile.hub.title')}>
      <ErrorSummary errors={actionData?.errors ?? []} />
      <div className="card pad profile-face">
        <Portrait photo={photo} name={name} size={96} />
        <div>
          <h2>{name}</h2>
          {title && <p>{title}</p>}
          {email && (
            <p className="muted small">
              {email.split('@')[0]}
              <wbr />@{email.split('@')[1]}
            </p>
          )}
        </div>
        <LinkButton href={profilePath(lang, id)} look="line" icon="eye">
          {t('profile.hub.seen')}
        </LinkButton>
      </div>
      {next && (
        <div className="card pad stack">
          <Progress
            id="filled"
            label={t('profile.hub.filled')}
            said={t('profile.hub.filledOf', { done: done.length, all: profileParts.length })}
            value={done.length}
            max={profileParts.length}
          />
          <LinkButton href={profilePartPath(lang, next.part)} look="primary" icon="plus">
            {t('profile.hub.next', { part: t(next.label) })}
          </LinkButton>
        </div>
      )}
      <Card title={t('profile.hub.parts')}>
        <ul className="edit-parts">
          {profileParts.map(({ part, icon, label }) => (
            <li key={part}>
              <a href={profilePartPath(lang, part)}>
                <Icon name={icon} />
                <span>
                  {t(label)}
                  <small>{t(done.includes(part) ? 'profile.hub.done' : `profile.${part}.why`)}</small>
                </span>
                {done.includes(part) ? <Icon name="check" /> : <Icon name="right" />}
              </a>
            </li>
          ))}
        </ul>
      </Card>
      {companies.length > 0 && (
        <Card title={t('profile.confirmation.ofMine')}>
          <ul className="edit-parts">
            {companies.map(({ company, waiting }) => (
              <li key={company.id}>
                <a href={confirmationsPath(lang, company)}>
                  <Icon name="verified" />
                  <span>
                    {t('profile.confirmation.atCompany', { company: company.name })}
                    <small>{t('profile.confirmation.count', { count: waiting })}</small>
                  </span>
                  <Icon name="right" />
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('profile.hub.account')}>
        <ul className="edit-parts">
          {account.map(({ href, icon, label }) => (
            <li key={href}>
              <a href={href}>
                <Icon name={icon} />
                <span>{label}</span>
                <Icon name="right" />
              </a>
            </li>
          ))}
        </ul>
      </Card>
      <PreferredLanguage prefers={language} chosen={chosen} saved={saved} />
    </ProfileFrame>
  );
}
