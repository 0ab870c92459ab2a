import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import '../ui/choice.css';
import { FieldError, wired } from '../ui/field.tsx';
import './bot-check.css';

/** What a form asks of the box when it is sent. */
export type BotProof = {
  readonly isTicked: () => boolean;
  /** The proof, once it is there; empty where the box is not ticked, or the work failed. */
  readonly proof: () => Promise<string>;
  /** Another one: the last has expired, or has been used. */
  readonly renewed: () => Promise<string>;
};

type Said = 'none' | 'working' | 'done' | 'failed';

const words: Readonly<Record<Exclude<Said, 'none'>, MessageId>> = {
  working: 'account.bot.working',
  done: 'account.bot.done',
  failed: 'account.bot.failed',
};

/** The work is brought in when it is needed. */
const prove = async (): Promise<string> => (await import('./prove.ts')).prove('/bot-check');

/** The proof of the box that is ticked: made anew with each tick, each time it is asked for, and on a page gone back to. */
const useProof = (work: () => Promise<string>) => {
  const box = useRef<HTMLInputElement>(null);
  const turn = useRef(0);
  const current = useRef<Promise<string>>(Promise.resolve(''));
  const [said, setSaid] = useState<Said>('none');
  const [proof, setProof] = useState('');

  const settle = (mine: number, made: string): string => {
    if (mine !== turn.current) return made;
    if (made === '' && box.current) box.current.checked = false;
    setProof(made);
    setSaid(made === '' ? 'failed' : 'done');
    return made;
  };
  const begin = (): Promise<string> => {
    const mine = ++turn.current;
    setProof('');
    const isTicked = box.current?.checked ?? false;
    setSaid(isTicked ? 'working' : 'none');
    const made = isTicked
      ? work().then(
          (proved) => settle(mine, proved),
          (error: unknown) => {
            console.warn(error);
            return settle(mine, '');
          },
        )
      : Promise.resolve('');
    current.current = made;
    return made;
  };
  const again = useRef(begin);
  again.current = begin;
  useEffect(() => {
    const isBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void again.current();
    };
    addEventListener('pageshow', isBack);
    return () => removeEventListener('pageshow', isBack);
  }, []);
  return { box, said, proof, begin, current };
};

type Props = {
  readonly proof: Ref<BotProof>;
  readonly error?: string | undefined;
  /** Stands before its ids, where the page has another. */
  readonly prefix?: string;
  /** Does the work. */
  readonly work?: () => Promise<string>;
};

/**
 * The box that shows a form is filled in by a person: a proof of work that the browser does once it is ticked, its script
 * brought in for it. Without script, a field that people do not see, and tighter limits.
 */
export const BotCheck = ({ proof: asked, error, prefix = '', work = prove }: Props) => {
  const { t } = useText();
  const { box, said, proof, begin, current } = useProof(work);
  useImperativeHandle(asked, () => ({
    isTicked: () => box.current?.checked ?? false,
    proof: () => current.current,
    renewed: begin,
  }));
  const wrong = said === 'none' ? error : undefined;
  return (
    <>
      <div className="bot-check" aria-busy={said === 'working' || undefined}>
        <div className={wrong ? 'choice field invalid' : 'choice field'}>
          <label>
            <input
              type="checkbox"
              {...wired(`${prefix}altcha`, { error: wrong })}
              ref={box}
              onChange={() => void begin()}
            />
            <span>{t('account.bot.label')}</span>
          </label>
          {wrong && <FieldError id={`${prefix}altcha`}>{wrong}</FieldError>}
        </div>
        <p className="hint" role="status">
          {said === 'none' ? '' : t(words[said])}
        </p>
        <input type="hidden" name="altcha" value={proof} />
      </div>
      <div className="sr" aria-hidden="true">
        <label htmlFor={`${prefix}website`}>{t('web.field.honey')}</label>
        <input id={`${prefix}website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
};
