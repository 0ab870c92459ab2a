import type { RefusalReason } from '#domain/refusal-reasons.ts';
import { howReviewsWorkPath, languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { head, originOf } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { readApiContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Table } from '../ui/table.tsx';
import type { Route } from './+types/how-reviews-work.ts';
import { reasonText } from './review-reason.ts';
import './write-review.css';

const grounds: Readonly<Record<string, MessageId>> = {
  ...reasonText,
  trusted_author: 'review.ground.trusted_author',
  moderator: 'review.ground.moderator',
  appeal: 'review.ground.appeal',
  author: 'review.ground.author',
  undone: 'review.ground.undone',
  author_blacklisted: 'review.ground.author_blacklisted',
  author_manages: 'review.ground.author_manages',
  shown_again: 'review.ground.shown_again',
};

const parts = ['who', 'read', 'refused', 'rating', 'reply', 'money'] as const;

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  integrity: await context.get(readApiContext).reviewIntegrity(),
  origin: originOf(context, addressOf(request)),
});

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const lang = languageOf(location.pathname);
  const { t } = textOf(lang);
  return loaderData
    ? head({
        title: t('review.how.title'),
        description: t('review.how.description'),
        origin: loaderData.origin,
        path: howReviewsWorkPath(lang),
      })
    : [];
};

type Counted = { readonly name: string; readonly count: number };

const Counts = ({ caption, rows }: { readonly caption: string; readonly rows: readonly Counted[] }) => {
  const { t, number } = useText();
  return (
    <Table
      caption={caption}
      keyOf={({ name }) => name}
      rows={rows}
      empty={t('review.how.none')}
      columns={[
        { key: 'name', title: t('review.how.ground'), names: true, cell: ({ name }) => name },
        { key: 'count', title: t('review.how.count'), numeric: true, cell: ({ count }) => number(count) },
      ]}
    />
  );
};

export default function HowReviewsWork({ loaderData: { integrity } }: Route.ComponentProps) {
  const { t, number } = useText();
  const { written, published, refused, appeals, appealsGranted, retracted, reasons } = integrity;
  const { unnamed, nearContracts, visible, accounted } = integrity;
  const figures = { written, published, refused, appeals, granted: appealsGranted, retracted };
  return (
    <main id="main" className="wrap review-page" tabIndex={-1}>
      <PageHead title={t('review.how.title')} lead={t('review.how.lead')} />
      {parts.map((part) => (
        <section key={part} className="prose">
          <h2>{t(`review.how.${part}.title`)}</h2>
          <p>{t(`review.how.${part}.text`)}</p>
          {part === 'refused' && (
            <ul>
              {(Object.keys(reasonText) as RefusalReason[]).map((reason) => (
                <li key={reason}>{t(reasonText[reason])}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section className="stack" aria-labelledby="figures">
        <h2 id="figures">{t('review.how.figures')}</h2>
        <dl className="figures">
          {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
            <div key={name} className="card pad">
              <dt>{t(`review.how.figure.${name}`)}</dt>
              <dd>{number(figures[name])}</dd>
            </div>
          ))}
        </dl>
        <Counts
          caption={t('review.how.reasons')}
          rows={reasons.map(({ reason, count }) => ({ name: t(reasonText[reason]), count }))}
        />
        <Counts
          caption={t('review.how.grounds')}
          rows={integrity.grounds.map(({ ground, count }) => {
            const said = grounds[ground];
            return { name: said ? t(said) : ground, count };
          })}
        />
        <Notice tone={unnamed === 0 && visible === accounted ? 'good' : 'warn'}>
          <p>{t('review.how.unnamed', { count: unnamed })}</p>
          <p>{t('review.how.contracts', nearContracts)}</p>
          <p>{t('review.how.accounted', { visible, accounted })}</p>
        </Notice>
      </section>
    </main>
  );
}
