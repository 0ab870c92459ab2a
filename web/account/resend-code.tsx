import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../client/announce.ts';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Posted, StepRefusals } from './post-step.ts';

type Props = {
  /** Seconds until another code can be asked for, when this was rendered. */
  readonly waitS: number;
  readonly resend: () => Promise<Posted<{ readonly waitS: number }>>;
  readonly refused: (errors: StepRefusals) => void;
  /** Says that another code was sent. */
  readonly sent: string;
  /** What else can be done about a code that does not come. */
  readonly children: ReactNode;
};

/** When the page was answered, in ms since the epoch: a page that was rendered a while ago has waited since. */
const answeredAt = (): number => {
  const [entry] = performance.getEntriesByType('navigation');
  return performance.timeOrigin + (entry instanceof PerformanceNavigationTiming ? entry.responseEnd : 0);
};

/** Counts the seconds until another code can be asked for. */
const useCountdown = (waitS: number) => {
  const [cameWithPage] = useState(!useLives());
  const until = useRef(0);
  const [left, setLeft] = useState(0);
  const leftNow = (): number => Math.max(0, Math.ceil((until.current - Date.now()) / 1000));
  const begin = (from: number, seconds: number): void => {
    until.current = from + seconds * 1000;
    setLeft(leftNow());
  };
  const beginNow = useRef(begin);
  useEffect(() => beginNow.current(cameWithPage ? answeredAt() : Date.now(), waitS), [cameWithPage, waitS]);
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until.current - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return { left, leftNow, begin: (seconds: number) => begin(Date.now(), seconds) };
};

/** Mails another code, a minute after the last: it counts the seconds until then. */
export const ResendCode = ({ waitS, resend, refused, sent, children }: Props) => {
  const { t } = useText();
  const { left, leftNow, begin } = useCountdown(waitS);
  const [state, setState] = useState<'none' | 'busy' | 'sent' | 'failed'>('none');
  const wait = (seconds: number): string => t('account.code.wait', { seconds });
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state === 'busy') return;
    const seconds = leftNow();
    if (seconds > 0) {
      announce(wait(seconds));
      return;
    }
    setState('busy');
    try {
      const posted = await resend();
      if (posted.outcome === 'refused') {
        setState('none');
        refused(posted.errors);
        return;
      }
      begin(posted.answer.waitS);
      setState('sent');
      announce(sent);
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <form method="post" className="row between" onSubmit={submit}>
        <Button name="resend" value="1" look="line" aria-disabled={left > 0 || state === 'busy' || undefined}>
          {t('account.confirm.resend')}
        </Button>
        {children}
      </form>
      {left > 0 && <p className="small muted">{wait(left)}</p>}
      {state === 'sent' && <Notice tone="plain">{sent}</Notice>}
      {state === 'failed' && (
        <div role="alert">
          <Notice tone="warn">{t('shell.form.notSent')}</Notice>
        </div>
      )}
    </>
  );
};
