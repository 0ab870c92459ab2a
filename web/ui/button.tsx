import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, RefAttributes } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** One primary button for each card or bar; tonal for the others, leaf for WhatsApp, danger for what cannot be undone. */
type ButtonLook = 'primary' | 'tonal' | 'leaf' | 'line' | 'ghost' | 'danger';

type Dress = {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  /** As wide as what holds it. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
};

const dressed = (look: ButtonLook, wide: boolean, className?: string): string =>
  ['btn', look !== 'tonal' && look, wide && 'wide', className].filter(Boolean).join(' ');

type ButtonProps = Dress & ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>;

/** Does something. Sends its form unless `type` says otherwise. */
export const Button = ({ look = 'tonal', icon, wide = false, className, children, type, ...rest }: ButtonProps) => (
  <button className={dressed(look, wide, className)} type={type ?? 'submit'} {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
);

type LinkProps = Dress & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** Goes somewhere, and looks like a button because it is the thing to do. */
export const LinkButton = ({ look = 'tonal', icon, wide = false, className, children, ...rest }: LinkProps) => (
  <a className={dressed(look, wide, className)} {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </a>
);

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'wide'> & {
  readonly icon: IconName;
  /** What it does, for those who do not see the drawing. */
  readonly label: string;
};

/** For close, share, menu, back and attach only: everything else says its name. */
export const IconButton = ({ look = 'ghost', icon, label, className, type, ...rest }: IconButtonProps) => (
  <button
    className={dressed(look, false, `icon-only${className ? ` ${className}` : ''}`)}
    type={type ?? 'button'}
    aria-label={label}
    title={label}
    {...rest}
  >
    <Icon name={icon} />
  </button>
);
