import { phonePath } from '../paths.ts';
import { useText } from '../text.ts';
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

/** Leads to the page of the company's numbers; where script runs, the number comes here instead (`enhance/phone.ts`). */
export const PhoneLink = ({ company, masked, label, className, index = 0 }: Props) => {
  const { t, lang } = useText();
  const { id, name } = company;
  const call = t('web.card.callName', { name });
  return (
    <a
      className={className}
      href={phonePath(lang, company)}
      rel="nofollow"
      aria-label={label.includes('•') ? t('phone.show', { name, start: masked.replace(/[\s-]*•.*$/, '') }) : call}
      data-phones={`/api/companies/${id}/phones`}
      data-phone={index}
      data-shape={masked}
      data-call={call}
      data-company={id}
    >
      {className && <Icon name="phone" />}
      <span>{label}</span>
    </a>
  );
};
