import { useText } from '../page/text.ts';
import { Button } from './button.tsx';

/** The end of a form that narrows a list: its button, and the way back to the whole list at `whole`. */
export const FilterButtons = ({ whole }: { readonly whole: string }) => {
  const { t } = useText();
  return (
    <div className="row">
      <Button look="primary" icon="search">
        {t('web.do.filter')}
      </Button>
      <a className="btn ghost" href={whole}>
        {t('web.do.clearAll')}
      </a>
    </div>
  );
};
