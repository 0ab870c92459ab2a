import { siteKinds } from '#domain/profile/profile.choices.ts';
import type { PublicProfile } from '#read-api/profile/shown-profile.ts';
import type { MessageId } from '../page/intl.ts';
import { mailLink } from '../page/links.ts';
import { useText } from '../page/text.ts';
import { readablePhone } from '../phone/phone.ts';
import { Card } from '../ui/card.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { CvFile } from './cv-file.tsx';

type Props = { readonly profile: PublicProfile };
type Row = { readonly icon: IconName; readonly href: string; readonly shown: string; readonly note: string };

const shownUrl = (value: string): string => value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** What a person is looking for, how to reach them, and their resumes. */
export const PublicAside = ({ profile }: Props) => {
  const { t, money } = useText();
  const { career, price, email, coordinates, resumes, whereabouts, sex } = profile;
  const facts: [MessageId, string][] = [
    ...(career?.jobStatus
      ? [['profile.jobStatus', t(`profile.jobStatus.${career.jobStatus}`)] as [MessageId, string]]
      : []),
    ...(career?.careerStatus
      ? [['profile.careerStatus', t(`profile.careerStatus.${career.careerStatus}`)] as [MessageId, string]]
      : []),
    ...(career?.professionalExperienceYears
      ? [
          ['profile.experienceYears', t(`profile.experienceYears.${career.professionalExperienceYears}`)] as [
            MessageId,
            string,
          ],
        ]
      : []),
    ...(career?.educationLevel
      ? [['profile.educationLevel', t(`profile.educationLevel.${career.educationLevel}`)] as [MessageId, string]]
      : []),
    ...(price ? [['profile.indicativePrice', money(price.amount, price.currency)] as [MessageId, string]] : []),
    ...(sex ? [['profile.sex', t(`profile.sex.${sex}`)] as [MessageId, string]] : []),
  ];
  const rows: Row[] = [
    ...(['gsm', 'tel', 'fax'] as const).flatMap((kind): Row[] => {
      const phone = coordinates?.[kind];
      return phone
        ? [{ icon: 'phone', href: `tel:${phone.value}`, shown: readablePhone(phone.value), note: t(`profile.${kind}`) }]
        : [];
    }),
    ...(coordinates?.whatsapp
      ? [
          {
            icon: 'wa' as const,
            href: `https://wa.me/${coordinates.whatsapp.value.replace(/\D/g, '')}`,
            shown: readablePhone(coordinates.whatsapp.value),
            note: 'WhatsApp',
          },
        ]
      : []),
    ...(email ? [{ icon: 'mail' as const, href: mailLink(email), shown: email, note: t('account.email') }] : []),
    ...siteKinds.flatMap((kind): Row[] => {
      const site = coordinates?.[kind];
      return site ? [{ icon: 'web', href: site, shown: shownUrl(site), note: t(`profile.${kind}`) }] : [];
    }),
  ];
  const address = [whereabouts?.address, whereabouts?.zipcode].filter(Boolean).join(', ');
  return (
    <aside className="stack">
      <CvFile profile={profile} />
      {(facts.length > 0 || career?.openedToRemote) && (
        <Card title={t('profile.public.situation')}>
          <dl className="person-facts">
            {facts.map(([label, said]) => (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
          {career?.openedToRemote && (
            <p className="tag leaf">
              <Icon name="check" /> {t('profile.public.remote')}
            </p>
          )}
        </Card>
      )}
      {(rows.length > 0 || address) && (
        <Card title={t('profile.public.contact')}>
          <ul className="contact">
            {rows.map(({ icon, href, shown, note }) => (
              <li key={href + note}>
                <Icon name={icon} />
                <span>
                  <a href={href} rel={/^http/.test(href) ? 'nofollow noopener ugc' : undefined}>
                    {shown}
                  </a>
                  <small>{note}</small>
                </span>
              </li>
            ))}
            {address && (
              <li>
                <Icon name="pin" />
                <address>{address}</address>
              </li>
            )}
          </ul>
        </Card>
      )}
      {resumes.length > 0 && (
        <Card title={t('profile.resumes.title')}>
          <ul className="person-resumes">
            {resumes.map(({ id, title, lang }) => (
              <li key={id}>
                <a href={`/ajax/file/resume/${id}`}>
                  <img
                    src={`/ajax/file/resume-image/${id}`}
                    width={140}
                    height={198}
                    alt={t('profile.resumes.page', { title })}
                    loading="lazy"
                  />
                  <span>
                    <b>{title}</b>
                    <small className="muted">PDF, {t(`profile.lang.${lang}`)}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
};
