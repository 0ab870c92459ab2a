import type { CompanyTasks } from '#read-api/company/company-tasks.ts';
import { editCompanyPath, reviewsPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useMoments } from '../ui/when.tsx';

type Task = {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
};

type Props = {
  readonly company: { readonly id: number; readonly slug: string };
  readonly tasks: CompanyTasks;
  /** How many mistakes visitors report that nobody has answered. */
  readonly problems: number;
  /** How many numbers of the page do not work. */
  readonly numbers: number;
};

/** What waits for the managers of a company, each with the page where it is done. */
export const Tasks = ({ company, tasks: { reviews, requests, applications }, problems, numbers }: Props) => {
  const { t, lang } = useText();
  const { day } = useMoments();
  const all: readonly Task[] = [
    ...(numbers > 0
      ? [
          {
            href: '#numbers',
            icon: 'phone' as const,
            title: t('edit.tasks.numbers', { count: numbers }),
            text: t('edit.numbers.lead'),
          },
        ]
      : []),
    ...(problems > 0
      ? [
          {
            href: '#reported',
            icon: 'flag' as const,
            title: t('edit.tasks.problems', { count: problems }),
            text: t('edit.tasks.problems.text'),
          },
        ]
      : []),
    ...(reviews.count > 0 && reviews.oldest
      ? [
          {
            href: reviewsPath(lang, company),
            icon: 'star' as const,
            title: t('edit.tasks.reviews', { count: reviews.count }),
            text: t('edit.tasks.reviews.text', { day: day(reviews.oldest) }),
          },
        ]
      : []),
    ...applications.map(({ job, title, count }) => ({
      href: editCompanyPath(lang, company, `job_offers/${job}`),
      icon: 'bag' as const,
      title,
      text: t('company.apply.count', { count }),
    })),
    ...(requests > 0
      ? [
          {
            href: editCompanyPath(lang, company, 'managers'),
            icon: 'user' as const,
            title: t('account.companies.asking', { count: requests }),
            text: t('edit.tasks.requests.text'),
          },
        ]
      : []),
  ];
  if (all.length === 0) return null;
  return (
    <Card title={t('edit.tasks.title')}>
      <ul className="edit-parts">
        {all.map(({ href, icon, title, text }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              <span>
                {title}
                <small>{text}</small>
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
};
