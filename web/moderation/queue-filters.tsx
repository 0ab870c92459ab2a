import { problemKinds } from '#domain/moderation/problem-kinds.ts';
import { reportTypes } from '#domain/moderation/report-kinds.ts';
import type { QueueParams } from '#read-api/moderation/moderation-queue.ts';
import { moderationPath } from '../addresses/paths.ts';
import { problemLabel } from '../company-edit/problem-label.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { inStrip } from '../ui/in-strip.ts';
import { Select } from '../ui/select.tsx';
import { reportLabel } from './report-label.ts';

type Waiting = Readonly<Record<string, number>>;

const kinds = [undefined, 'review', 'appeal', 'report', 'problem'] as const;

/** The address of the queue as it is asked for, with something else about it. */
export const queueHref = (path: string, asked: QueueParams, change: Partial<QueueParams> = {}): string => {
  const { order, size, page, ...rest } = { ...asked, page: 1, ...change };
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) said.set(name, value);
  if (order !== 'oldest') said.set('order', order);
  if (size !== 50) said.set('size', String(size));
  if (page > 1) said.set('page', String(page));
  return said.size > 0 ? `${path}?${said}` : path;
};

const isNarrowed = ({ type, language, only, order, size }: QueueParams): boolean =>
  type !== undefined || language !== undefined || only !== undefined || order !== 'oldest' || size !== 50;

/** The kinds of cases with how many wait, and what else narrows the list. */
export const QueueFilters = ({ asked, waiting }: { readonly asked: QueueParams; readonly waiting: Waiting }) => {
  const { t, lang, number } = useText();
  const path = moderationPath(lang);
  const of = (kind: (typeof kinds)[number]) =>
    (kind ? [kind] : kinds).reduce((sum, one) => sum + (waiting[one ?? ''] ?? 0), 0);
  const option = (name: 'any' | 'everything' | 'fr' | 'en' | 'low' | 'words' | 'stars' | 'oldest' | 'newest') => ({
    value: name === 'any' || name === 'everything' ? '' : name,
    label: t(`moderation.filter.${name}`),
  });
  const counted = (value: string, label: MessageId, kind: string) => ({
    value,
    label: `${t(label)} (${waiting[`${kind}/${value}`] ?? 0})`,
  });
  const typesOf = (kind: 'report' | 'problem') =>
    kind === 'report'
      ? reportTypes.map((type) => counted(type, reportLabel[type], kind))
      : problemKinds.map((type) => counted(type, problemLabel[type], kind));
  return (
    <>
      <nav aria-label={t('moderation.kinds')} className="queue-kinds">
        {kinds.map((kind) => (
          <a
            key={kind ?? 'all'}
            className="chip"
            href={queueHref(path, asked, { kind, type: undefined })}
            aria-current={asked.kind === kind ? 'page' : undefined}
            ref={asked.kind === kind ? inStrip : undefined}
          >
            {t(kind ? `moderation.kind.${kind}` : 'moderation.all')} <span className="n">{number(of(kind))}</span>
          </a>
        ))}
      </nav>
      <Disclosure title={t('moderation.filter.title')} open={isNarrowed(asked)}>
        <form className="queue-filters" action={path}>
          {asked.kind && <input type="hidden" name="kind" value={asked.kind} />}
          {asked.kind === 'report' || asked.kind === 'problem' ? (
            <Select
              name="type"
              label={t(`moderation.filter.${asked.kind === 'report' ? 'type' : 'problem'}`)}
              defaultValue={asked.type ?? ''}
              options={[option('everything'), ...typesOf(asked.kind)]}
            />
          ) : (
            <>
              <Select
                name="language"
                label={t('moderation.filter.language')}
                defaultValue={asked.language ?? ''}
                options={[option('any'), option('fr'), option('en')]}
              />
              <Select
                name="only"
                label={t('moderation.filter.only')}
                defaultValue={asked.only ?? ''}
                options={[option('everything'), option('low'), option('stars'), option('words')]}
              />
            </>
          )}
          <Select
            name="order"
            label={t('moderation.filter.order')}
            defaultValue={asked.order}
            options={[option('oldest'), option('newest')]}
          />
          <Select
            name="size"
            label={t('moderation.filter.size')}
            defaultValue={String(asked.size)}
            options={['50', '100', '500'].map((size) => ({ value: size, label: size }))}
          />
          <Button look="line" icon="filter">
            {t('web.do.filter')}
          </Button>
        </form>
      </Disclosure>
    </>
  );
};
