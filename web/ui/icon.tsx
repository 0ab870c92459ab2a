import sprite from './icons.svg?no-inline';

export type IconName =
  | CategoryIcon
  | 'globe'
  | 'search'
  | 'pin'
  | 'right'
  | 'star'
  | 'spark'
  | 'check'
  | 'filter'
  | 'verified'
  | 'phone'
  | 'wa'
  | 'route'
  | 'mail'
  | 'web'
  | 'target'
  | 'info'
  | 'close'
  | 'plus'
  | 'minus'
  | 'down'
  | 'left'
  | 'heart'
  | 'quote'
  | 'map'
  | 'menu'
  | 'user'
  | 'bell'
  | 'alert'
  | 'chart'
  | 'clip'
  | 'clock'
  | 'dots'
  | 'download'
  | 'edit'
  | 'send'
  | 'share'
  | 'undo'
  | 'trash'
  | 'photo'
  | 'calendar'
  | 'lock'
  | 'exit'
  | 'chat'
  | 'eye'
  | 'eye-off'
  | 'up'
  | 'sort'
  | 'settings';

export type CategoryIcon =
  | 'health'
  | 'food'
  | 'car'
  | 'build'
  | 'bed'
  | 'comb'
  | 'mobile'
  | 'truck'
  | 'leaf'
  | 'bank'
  | 'cap'
  | 'shirt'
  | 'shop'
  | 'ball'
  | 'bag'
  | 'tools'
  | 'hands'
  | 'flag';

/** A drawing beside a word, never instead of one. */
export const Icon = ({ name, solid = false }: { readonly name: IconName; readonly solid?: boolean }) => (
  <svg className={solid ? 'icon solid' : 'icon'} width="24" height="24" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);
