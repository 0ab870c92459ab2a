import { isLate } from '#domain/moderation/late.ts';
import type { DeskCount } from '#read-api/company/desk-count.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { useNow } from '../ui/when.tsx';
import { waited } from './waited.ts';

type Props = { readonly waiting: DeskCount; readonly now: Date | number };

/** How much waits at a desk, how long the oldest of it has, and whether that is too long. */
export const Waiting = ({ waiting: { count, oldestSince, mostSince }, now }: Props) => {
  const text = useText();
  const current = useNow(Number(now));
  const age = oldestSince === null ? '' : waited(text, oldestSince, new Date(current));
  return (
    <span className="row">
      {text.t('admin.waiting', { count, age })}
      {mostSince && ` ${text.t('admin.waiting.most', { age: waited(text, mostSince, new Date(current)) })}`}
      {oldestSince !== null && isLate(oldestSince, current) && (
        <Badge tone="danger" icon="alert">
          {text.t('admin.waiting.late')}
        </Badge>
      )}
    </span>
  );
};
