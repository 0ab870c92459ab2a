import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../page/text.ts';
import { announce } from './announce.ts';

/**
 * `cut` says that a page was not opened for want of a network: in `notice`, until there is a network or another page, or
 * until it is closed.
 */
export const useCutOff = () => {
  const { key } = useLocation();
  const { t } = useText();
  const [saidAt, setSaidAt] = useState<string | null>(null);
  const text = t('shell.offline.notOpened');
  const cut = useCallback((): void => {
    setSaidAt(key);
    announce(text, 'assertive');
  }, [key, text]);
  useEffect(() => {
    const unsay = (): void => setSaidAt(null);
    addEventListener('online', unsay);
    return () => removeEventListener('online', unsay);
  }, []);
  // not a toast: their program may not be there, and cannot be fetched now
  const notice = saidAt === key && (
    <section className="toasts" aria-label={t('shell.toasts')}>
      <div className="toast warning">
        <p>{text}</p>
        <button type="button" className="btn ghost" onClick={() => setSaidAt(null)}>
          {t('web.do.close')}
        </button>
      </div>
    </section>
  );
  return { cut, notice };
};
