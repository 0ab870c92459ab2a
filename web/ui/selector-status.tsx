import { useText } from '../page/text.ts';
import type { Lookup } from './use-lookup.ts';

type Props = { readonly lookup: Lookup; readonly isOpen: boolean };

/** Says how many choices there are; shows it too when there are none, or they do not come. */
export const SelectorStatus = ({ lookup: { choices, page, pages, status }, isOpen }: Props) => {
  const { t } = useText();
  const count = choices.length;
  const message = (): string => {
    if (!isOpen || status === 'none') return '';
    if (status === 'failed') return t('shell.failed');
    if (status === 'loading') return count > 0 ? '' : t('shell.loading');
    if (count === 0) return t('web.selector.none');
    return t(page < pages ? 'web.selector.first' : 'web.selector.found', { count });
  };
  const text = message();
  const isShown = text !== '' && (count === 0 || status === 'failed');
  return (
    <p role="status" className={isShown ? 'none' : 'sr'}>
      {text}
    </p>
  );
};
