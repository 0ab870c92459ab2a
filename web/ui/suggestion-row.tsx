import type { Suggestion } from '#read-api/suggest/suggestion.ts';
import { useText } from '../page/text.ts';
import { categoryIcon } from './category-icon.ts';
import { Cloth } from './cloth.tsx';
import { Counted } from './counted.tsx';
import { Icon, type IconName } from './icon.tsx';
import { isPlace, type SuggestedRow } from './suggestion.ts';
import { typedPart } from './typed-part.ts';

/** A name with what was typed of it marked. */
const Marked = ({ name, typed }: { readonly name: string; readonly typed: string }) => {
  const part = typedPart(name, typed);
  if (!part) return name;
  const letters = [...name];
  return (
    <>
      {letters.slice(0, part.from).join('')}
      <b>{letters.slice(part.from, part.to).join('')}</b>
      {letters.slice(part.to).join('')}
    </>
  );
};

const icons = {
  city: 'pin',
  company: 'bag',
  country: 'globe',
  district: 'pin',
  forget: 'trash',
  landmark: 'flag',
  past: 'clock',
} as const satisfies Record<Exclude<SuggestedRow['kind'], 'trade'>, IconName>;

const Face = ({ row }: { readonly row: SuggestedRow }) => {
  if (row.kind === 'company') return <Cloth id={row.id ?? 0} name={row.name} />;
  const tone = isPlace(row) ? ' place' : row.kind === 'trade' ? '' : ' past';
  return (
    <span className={`face${tone}`}>
      <Icon name={row.kind === 'trade' ? categoryIcon(row.sector ?? '') : icons[row.kind]} />
    </span>
  );
};

const kinds = {
  trade: 'shell.suggest.trade',
  company: 'shell.suggest.company',
  city: 'shell.suggest.city',
  district: 'shell.suggest.district',
  landmark: 'shell.suggest.landmark',
  country: 'shell.suggest.country',
} as const satisfies Record<Suggestion['kind'], string>;

const Words = ({
  row,
  typed,
  moves,
}: {
  readonly row: SuggestedRow;
  readonly typed: string;
  readonly moves: boolean;
}) => {
  const { t } = useText();
  if (row.kind === 'forget') return <span className="t">{t('shell.suggest.forgetAll')}</span>;
  const isPast = row.kind === 'past';
  const said = isPast ? [t('shell.suggest.past'), row.where] : [t(kinds[row.kind]), row.area];
  return (
    <span>
      <span className="t">
        <Marked name={isPast ? row.what : row.name} typed={typed} />
        {row.kind === 'company' && row.verified && <Icon name="verified" />}
      </span>
      <small>
        {said.filter(Boolean).join(' · ')}
        {moves && <span className="moves"> · {t('shell.suggest.toWhere')}</span>}
      </small>
    </span>
  );
};

type Props = {
  readonly id: string;
  readonly row: SuggestedRow;
  readonly typed: string;
  readonly isMarked: boolean;
  /** What forgets the row is marked in it. */
  readonly forgets: boolean;
  /** It goes to the other field when it is taken. */
  readonly moves: boolean;
  readonly take: () => void;
  readonly forget: () => void;
};

/** A row of the list under a field of the search; it is taken when a finger or the mouse has come up on it. */
export const SuggestionRow = ({ id, row, typed, isMarked, forgets, moves, take, forget }: Props) => {
  const { t } = useText();
  const isCounted = row.kind !== 'past' && row.kind !== 'forget' && row.kind !== 'company';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is the field's
    // biome-ignore lint/a11y/useSemanticElements: a line of a list to the eye
    <div className="suggestion" role="row" aria-selected={isMarked}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: and so are the keys */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: and so is the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: no table to the eye */}
      <div className="taken" role="gridcell" id={id} onClick={take}>
        <Face row={row} />
        <Words row={row} typed={typed} moves={moves} />
        {isCounted && <Counted count={row.count} />}
      </div>
      {row.kind === 'past' && (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus is the field's
        // biome-ignore lint/a11y/useSemanticElements: no table to the eye
        <div role="gridcell" id={`${id}-forget`} className={forgets ? 'forgets' : undefined}>
          <button
            className="btn ghost icon-only"
            type="button"
            tabIndex={-1}
            aria-label={t('shell.suggest.forget', { what: row.what })}
            onClick={forget}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
};
