import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { opensElsewhere } from '../client/plain-click.ts';
import { LinkButton } from '../ui/button.tsx';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  /** Does it in place; without it, the link leads to a page. */
  readonly onward?: (() => void) | undefined;
  /** It is the thing to do beside the form, and looks like a button. */
  readonly isButton?: boolean;
};

/** A link to another form of a log-in: a page of its own, or in the place of this one where that is over a page. */
export const StepLink = ({ href, onward, isButton = false, ...rest }: Props) => {
  const go = (event: MouseEvent): void => {
    if (!onward || opensElsewhere(event)) return;
    event.preventDefault();
    onward();
  };
  return isButton ? (
    <LinkButton href={href} look="line" wide onClick={go} {...rest} />
  ) : (
    <a href={href} onClick={go} {...rest} />
  );
};
