import { phonePath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Icon } from './icon.tsx';

type Props = {
  readonly company: { readonly id: number; readonly slug: string; readonly name: string };
  /** The number without its end, as long as the whole one. */
  readonly masked: string;
  /** What the link says until the number is known. */
  readonly label: string;
  readonly className?: string;
  /** Which of the company's numbers, in the order of its page. */
  readonly index?: number;
};

/**
 * Leads to the page of the company's numbers; where script runs, the number comes here instead (`enhance/phone.ts`).
 * Its name begins with what is written on it, so that whoever speaks to the phone can say what they see; once the number
 * is shown, the name says that it calls.
 */
export const PhoneLink = ({ company, masked, label, className, index = 0 }: Props) => {
  const { t, lang } = useText();
  const { id, name } = company;
  return (
    <a
      className={className}
      href={phonePath(lang, company)}
      rel="nofollow"
      data-phones={`/api/companies/${id}/phones`}
      data-phone={index}
      data-shape={masked}
      data-company={id}
      data-name={name}
    >
      {className && <Icon name="phone" />}
      <span>
        {label} <span className="sr">{label.includes('•') ? t('phone.showOf', { name }) : name}</span>
      </span>
    </a>
  );
};
