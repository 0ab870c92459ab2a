import { textIn } from '#domain/text-in.ts';
import type { PublicProfile } from '#read-api/profile/shown-profile.ts';
import { companyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import { Confirmed } from './confirmed.tsx';
import { Period } from './period.tsx';

type Named = readonly { readonly value: string; readonly label: string }[];
type Props = {
  readonly profile: PublicProfile;
  /** What they take an interest in, named in the reader's language. */
  readonly domains: readonly string[];
  readonly languages: Named;
};

const Tags = ({ words }: { readonly words: readonly string[] }) => (
  <ul className="row">
    {words.map((word) => (
      <li key={word} className="tag">
        {word}
      </li>
    ))}
  </ul>
);

type House = { readonly id: number | null; readonly name: string } | null;

type Done = {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly house: House;
  readonly confirmed?: { readonly on: string } | null;
};

const HouseName = ({ house }: { readonly house: House }) => {
  const { lang } = useText();
  if (!house) return null;
  return (
    <p>{house.id ? <a href={companyPath(lang, { id: house.id, slug: 'entreprise' })}>{house.name}</a> : house.name}</p>
  );
};

const Past = ({ title, items }: { readonly title: string; readonly items: readonly Done[] }) =>
  items.length > 0 && (
    <Card title={title}>
      <ol className="person-past">
        {items.map(({ id, name, house, startDate, endDate, description, confirmed }) => (
          <li key={id}>
            <h3>{name}</h3>
            <HouseName house={house} />
            <p className="muted small">
              <Period startDate={startDate} endDate={endDate} />
            </p>
            {confirmed && house && <Confirmed company={house.name} on={confirmed.on} />}
            {description && <p className="words">{description}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );

/** What a person says of their work: the words first, then the years. */
export const PublicMain = ({ profile, domains, languages }: Props) => {
  const { t, lang } = useText();
  const { presentation, skills, experiences, formations, pieces, interests } = profile;
  const about = textIn(presentation?.description, lang);
  const said =
    about || skills.length + experiences.length + formations.length + pieces.length + profile.languages.length > 0;
  return (
    <>
      {!said && !(profile.reader === 'everyone' && profile.moreForMembers) && (
        <p className="card pad muted">{t('profile.public.little')}</p>
      )}
      {about && (
        <Card title={t('profile.public.about')}>
          <p className="words" dir="auto">
            {about}
          </p>
        </Card>
      )}
      {skills.length > 0 && (
        <Card title={t('profile.skills')}>
          <Tags words={skills} />
        </Card>
      )}
      <Past
        title={t('profile.experiences.title')}
        items={experiences.map(({ company: house, ...one }) => ({ ...one, house }))}
      />
      <Past
        title={t('profile.formations.title')}
        items={formations.map(({ school: house, ...one }) => ({ ...one, house }))}
      />
      {pieces.length > 0 && (
        <Card title={t('profile.portfolio.title')}>
          <ul className="person-pieces">
            {pieces.map(({ id, image, title, description }) => (
              <li key={id}>
                <figure>
                  <img
                    src={`/media/${image.id}/640.webp`}
                    width={image.width}
                    height={image.height}
                    alt={title ?? ''}
                    loading="lazy"
                  />
                  {(title || description) && (
                    <figcaption>
                      {title && <b>{title}</b>}
                      {description && <span className="muted small">{description}</span>}
                    </figcaption>
                  )}
                </figure>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {profile.languages.length > 0 && (
        <Card title={t('profile.languages.title')}>
          <dl className="person-facts">
            {profile.languages.map(({ id, lang: code, level }) => (
              <div key={id}>
                <dt>{languages.find(({ value }) => value === code)?.label ?? code}</dt>
                <dd>{t(`profile.level.${level}`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {interests && interests.jobInterests.length + domains.length > 0 && (
        <Card title={t('profile.interests.title')}>
          <Tags words={[...interests.jobInterests, ...domains]} />
        </Card>
      )}
    </>
  );
};
