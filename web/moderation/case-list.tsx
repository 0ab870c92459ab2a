import type { ReactNode } from 'react';
import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import { CaseCard } from './case-card.tsx';
import type { AtDesk } from './left-to-others.ts';
import type { Chosen } from './use-chosen.ts';
import type { QueuePlace } from './use-queue-place.ts';

type Props = {
  readonly cases: readonly ModerationCase[];
  readonly desk: AtDesk;
  readonly at: Date;
  readonly action: string;
  readonly chosen: Chosen;
  readonly place: QueuePlace;
  /** The case whose decision was not taken, and why. */
  readonly failed: { readonly id: string; readonly message: string } | undefined;
  /** Tells of the last decision, where its case stood. */
  readonly notice: ReactNode;
};

/** The cases that wait, one below the other. */
export const CaseList = ({ cases, desk, at, action, chosen, place, failed, notice }: Props) => {
  // beside the cards under a key of its own: it moves without being made, and read out, again
  const decided = notice && (
    <li key="decided" className="decided">
      {notice}
    </li>
  );
  const before = place.notice !== null && place.notice !== 'end' ? place.notice.before : undefined;
  const items = cases.flatMap((shown) => [
    shown.id === before && decided,
    <CaseCard
      key={shown.id}
      shown={shown}
      desk={desk}
      at={at}
      action={action}
      failure={failed?.id === shown.id ? failed.message : undefined}
      isChosen={chosen.ids.has(shown.id)}
      isCurrent={place.current === shown.id}
      onChoose={(isChosen) => chosen.choose([shown.id], isChosen)}
      onFocus={() => place.setCurrent(shown.id)}
      onFocusLost={place.onFocusLost}
      ref={place.cardOf(shown.id)}
    />,
  ]);
  return <ul className="card list cases">{place.notice === 'end' ? [...items, decided] : items}</ul>;
};
