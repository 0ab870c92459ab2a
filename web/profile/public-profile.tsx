import { data, isRouteErrorResponse } from 'react-router';
import { textIn } from '#domain/text-in.ts';
import { editProfilePath, homePath, languageOf, profilePath, signInPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { head, originOf } from '../page/head.ts';
import { readApiContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/public-profile.ts';
import { spokenLanguages } from './languages-spoken.ts';
import { Portrait } from './portrait.tsx';
import { PublicAside } from './public-aside.tsx';
import { PublicMain } from './public-main.tsx';
import './public-profile.css';

const readers = ['everyone', 'members', 'companies'] as const;

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const url = addressOf(request);
  const id = params.person.slice(0, 36);
  const viewer = context.get(viewerContext);
  const api = context.get(readApiContext);
  const as = readers.find((one) => one === url.searchParams.get('as'));
  const own = viewer?.id === id;
  const profile = own && as ? await api.profileSeenBy(id, as) : await api.publicProfile(id, viewer);
  if (!profile) throw data(null, { status: 404 });
  const lang = languageOf(url.pathname);
  const wanted = profile.interests?.interestedInCategories ?? [];
  const { results } = profile.category || wanted.length > 0 ? await api.categoriesTree(lang) : { results: [] };
  const category = results.flatMap(({ children }) => children).find(({ id }) => id === profile.category)?.name ?? null;
  const domains = results.filter(({ id }) => wanted.includes(id)).map(({ name }) => name);
  return { profile, category, domains, own, as: as ?? null, origin: originOf(context, url), path: url.pathname };
};

const titleOf = ({ name }: { readonly name: { firstname: string; lastname: string } | null }, nameless: string) =>
  name ? `${name.firstname} ${name.lastname}` : nameless;

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { profile, origin, path } = loaderData;
  const { t } = textOf(languageOf(location.pathname));
  const name = titleOf(profile, t('profile.public.nameless'));
  const index = profile.searchEngines && profile.reader === 'everyone' && profile.name !== null;
  return head({ title: name, description: t('profile.public.describe', { name }), origin, path, index });
};

export default function PublicProfile({ loaderData }: Route.ComponentProps) {
  const { t, lang, day } = useText();
  const { profile, category, domains, own, as } = loaderData;
  const name = titleOf(profile, t('profile.public.nameless'));
  const { presentation, whereabouts, banner, registered, reader, moreForMembers } = profile;
  const title = textIn(presentation?.title, lang);
  const place = [whereabouts?.district, whereabouts?.subCity, whereabouts?.city].filter(Boolean).join(', ');
  const here = profilePath(lang, profile.id);
  return (
    <main id="main" tabIndex={-1} className="person">
      {own && (
        <div className="wrap person-own">
          <Notice
            action={
              <LinkButton href={editProfilePath(lang)} icon="edit">
                {t('web.do.editProfile')}
              </LinkButton>
            }
          >
            <p>{t('profile.public.own')}</p>
            <nav aria-label={t('profile.public.as')} className="row">
              <span className="muted">{t('profile.public.as')}</span>
              {[null, ...readers].map((one) => (
                <a
                  key={one ?? 'me'}
                  className="chip"
                  href={one ? `${here}?as=${one}` : here}
                  aria-current={one === as ? 'page' : undefined}
                >
                  {t(`profile.public.as.${one ?? 'me'}`)}
                </a>
              ))}
            </nav>
          </Notice>
        </div>
      )}
      {banner ? (
        <img
          className="person-banner"
          src={`/media/${banner.id}/1280.webp`}
          srcSet={[640, 1280, 2400].map((width) => `/media/${banner.id}/${width}.webp ${width}w`).join(', ')}
          sizes="100vw"
          width={banner.width}
          height={banner.height}
          alt=""
        />
      ) : (
        <div className="person-banner cloth k1 p1" aria-hidden="true" />
      )}
      <header className="wrap person-head">
        <Portrait photo={profile.photo} name={name} size={192} />
        <div>
          <h1 dir="auto">{name}</h1>
          {title && <p className="person-title">{title}</p>}
          <p className="muted small">
            {[place, whereabouts?.country && textOf(lang).country(whereabouts.country), category]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="muted small">
            {t('profile.public.since', { month: day(registered.slice(0, 10), { month: 'long', year: 'numeric' }) })}
          </p>
        </div>
      </header>
      <div className="wrap person-body">
        <div className="stack">
          <PublicMain profile={profile} domains={domains} languages={spokenLanguages(lang)} />
          {reader === 'everyone' && moreForMembers && !own && (
            <Notice
              action={
                <LinkButton href={signInPath(lang, here)} look="primary" data-needs-account>
                  {t('web.do.logIn')}
                </LinkButton>
              }
            >
              {t('profile.public.more')}
            </Notice>
          )}
        </div>
        <PublicAside profile={profile} />
      </div>
    </main>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const { t, lang } = useText();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const title = t('profile.public.gone');
  return (
    <main id="main" tabIndex={-1} className="wrap section">
      <title>{`${title} · Sokoni`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon="user"
        heading="h1"
        title={title}
        actions={
          <LinkButton look="primary" href={homePath(lang)}>
            {t('web.error.home')}
          </LinkButton>
        }
      />
    </main>
  );
};
