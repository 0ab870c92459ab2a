import { type MouseEvent, useState } from 'react';
import { announce } from '../client/announce.ts';
import { goTo, isLeaving } from '../client/leaving.ts';
import { opensElsewhere } from '../client/plain-click.ts';
import { revealPhones, unmask, useRevealedPhones } from '../client/revealed-phones.ts';
import { useText } from '../page/text.ts';
import { Icon } from './icon.tsx';

export type CallLinkProps = {
  readonly company: { readonly id: number; readonly name: string };
  /** The page of the company's numbers. */
  readonly href: string;
  /** The number without its end, as long as the whole one. */
  readonly masked: string;
  /** What the link says until the number is known. */
  readonly label: string;
  readonly className?: string;
  /** Which of the company's numbers, in the order of its page. */
  readonly index?: number;
};

/**
 * Leads to the page of the company's numbers; alive, it shows the number at the first press and calls at the next. Its
 * name begins with what is written on it, so that whoever speaks to the phone can say what they see. What it says to the
 * ear once it calls stands in words of its own: not every screen reader takes a name from `aria-label` where a link has
 * words.
 */
export const CallLink = ({ company, href, masked, label, className, index = 0 }: CallLinkProps) => {
  const { t } = useText();
  const { id, name } = company;
  const value = useRevealedPhones(id)?.[index]?.value;
  const [isBusy, setBusy] = useState(false);
  const number = value && unmask(masked, value);

  const press = async (event: MouseEvent): Promise<void> => {
    if (value || opensElsewhere(event)) return;
    event.preventDefault();
    setBusy(true);
    const phones = await revealPhones(id);
    setBusy(false);
    if (isLeaving()) return;
    const shown = phones?.[index]?.value;
    if (!shown) return goTo(href); // the page of the numbers says why
    announce(t('phone.shown', { number: unmask(masked, shown) }));
  };
  return (
    <a
      className={['phone-link', className, value && 'told'].filter(Boolean).join(' ')}
      href={value ? `tel:${value.replace(/[^\d+]/g, '')}` : href}
      rel="nofollow"
      aria-busy={isBusy || undefined}
      data-counted={value ? 'phone-tap' : undefined}
      data-company={id}
      onClick={press}
    >
      {className && <Icon name="phone" />}
      {number ? (
        <span>
          <span className="sr">{t('phone.call', { number, name })}</span>
          <span aria-hidden="true">{number}</span>
        </span>
      ) : (
        <span>
          {label} <span className="sr">{label.includes('•') ? t('phone.showOf', { name }) : name}</span>
        </span>
      )}
    </a>
  );
};
