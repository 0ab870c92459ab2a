import type { Choice } from './checkbox.tsx';
import './choice.css';
import { FieldGroup, type FieldProps, Said, wired } from './field.tsx';

type Props = FieldProps & {
  readonly options: readonly Choice[];
  readonly defaultValue?: string | null | undefined;
  readonly required?: boolean;
};

/** One of a few, all of them in sight. Arrow keys move between them. */
export const RadioGroup = ({ name, id = name, options, defaultValue, required, ...field }: Props) => (
  <FieldGroup id={id} {...field}>
    <div className="choices">
      {options.map(({ value, label, hint }, index) => (
        <div className="choice field" key={value}>
          <label>
            <input
              type="radio"
              {...wired(`${id}-${index}`, { hint })}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              required={required}
            />
            <span>{label}</span>
          </label>
          <Said id={`${id}-${index}`} hint={hint} />
        </div>
      ))}
    </div>
  </FieldGroup>
);
