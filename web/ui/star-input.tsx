import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { FieldGroup, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import './star-input.css';

const words: readonly MessageId[] = [
  'web.stars.said1',
  'web.stars.said2',
  'web.stars.said3',
  'web.stars.said4',
  'web.stars.said5',
];

type Props = Omit<FieldProps, 'optional'> & {
  readonly defaultValue?: number | null;
  /** With it the stars are the caller's (`onScore`); without it they are the form's. */
  readonly value?: number | null;
  readonly onScore?: (score: number | null) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
};

/** One to five stars as a radio group: arrow keys move, the words are said and shown. Not required, it can be emptied. */
export const StarInput = (props: Props) => {
  const {
    name,
    id = name,
    label,
    hint,
    error,
    defaultValue,
    value,
    onScore,
    required = false,
    disabled = false,
  } = props;
  const { t } = useText();
  const checked = (score: number | null) =>
    value === undefined ? { defaultChecked: score === (defaultValue ?? null) } : { checked: score === value };
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <div className="star-input">
        {words.map((said, index) => (
          <label key={said}>
            <input
              type="radio"
              id={`${id}-${index + 1}`}
              name={name}
              value={index + 1}
              required={required}
              disabled={disabled}
              {...checked(index + 1)}
              onChange={() => onScore?.(index + 1)}
            />
            <Icon name="star" />
            <span className="said">{t('web.stars.of5', { stars: index + 1, word: t(said) })}</span>
          </label>
        ))}
        {!required && (
          <label className="none">
            <input
              type="radio"
              id={`${id}-none`}
              name={name}
              value=""
              disabled={disabled}
              {...checked(null)}
              onChange={() => onScore?.(null)}
            />
            <span>{t('web.stars.none')}</span>
          </label>
        )}
      </div>
    </FieldGroup>
  );
};
