import { useText } from '../page/text.ts';
import { Icon } from './icon.tsx';

/** Hidden until the page is scrolled. */
export const BackToTop = () => {
  const { t } = useText();
  return (
    <a className="to-top" href="#main" aria-label={t('shell.toTop')} hidden>
      <Icon name="right" />
    </a>
  );
};
