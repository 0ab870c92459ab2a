import { useText } from '../page/text.ts';
import { FieldGroup } from '../ui/field.tsx';
import '../ui/choice.css';

/** Companies that are called almost like what was typed: `name` is that. */
export type Offered = {
  readonly name: string;
  readonly companies: readonly { readonly id: string; readonly label: string }[];
};

/** Asks whether a company of the directory is meant, before the name alone is kept. */
export const WhichCompany = ({ name, companies }: Offered) => {
  const { t } = useText();
  const choices = [
    ...companies.map(({ id, label }) => ({ value: id, label })),
    { value: 'none', label: t('profile.confirmation.noneOfThem', { name }) },
  ];
  return (
    <>
      <input type="hidden" name="house-of" value={name} />
      <FieldGroup id="house" label={t('profile.confirmation.which')} hint={t('profile.confirmation.whichHint')}>
        <div className="choices">
          {choices.map(({ value, label }, index) => (
            <div className="choice field" key={value}>
              <label>
                {/* biome-ignore lint/a11y/noAutofocus: the question stands below the list, and the form was not saved */}
                <input type="radio" name="house" value={value} required autoFocus={index === 0} />
                <span>{label}</span>
              </label>
            </div>
          ))}
        </div>
      </FieldGroup>
    </>
  );
};
