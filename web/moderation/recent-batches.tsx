import type { RecentBatch } from '#read-api/moderation/moderation-queue.ts';
import { moderationBatchPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Ago } from '../ui/when.tsx';

type Props = { readonly batches: readonly RecentBatch[]; readonly at: Date };

/** The last decisions on many cases: by whom, when, and how far each is. */
export const RecentBatches = ({ batches, at }: Props) => {
  const { t, lang } = useText();
  if (batches.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t('moderation.batch.recent')}</h2>
      <ul className="card list pad">
        {batches.map(({ id, decision, total, state, who, at: when }) => (
          <li key={id} className="row">
            <a href={moderationBatchPath(lang, id)}>{t(`moderation.batch.${decision}`, { count: total })}</a>
            <span className="small muted">
              {t(`moderation.batch.${state}`)} · <bdi>{who ?? t('moderation.case.former')}</bdi> ·{' '}
              <Ago at={when} now={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
