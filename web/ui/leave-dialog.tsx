import { useEffect, useRef } from 'react';
import { useText } from '../page/text.ts';
import { Button } from './button.tsx';
import './dialog.css';

type Props = { readonly go: () => void; readonly stay: () => void };

/** Asks whether a page is left with something in it that would be lost. */
export const LeaveDialog = ({ go, stay }: Props) => {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="over-page" aria-labelledby="leave-title" onClose={stay}>
      <div className="sheet">
        <div className="edge" />
        <section className="dialog">
          <header>
            <h2 id="leave-title">{t('shell.leave.title')}</h2>
          </header>
          <p className="body">{t('shell.leave.lead')}</p>
          <footer>
            <Button look="danger" type="button" onClick={go}>
              {t('shell.leave.go')}
            </Button>
            <Button look="primary" type="button" autoFocus onClick={stay}>
              {t('shell.leave.stay')}
            </Button>
          </footer>
        </section>
      </div>
    </dialog>
  );
};
