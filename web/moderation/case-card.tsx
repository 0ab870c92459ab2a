import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import { moderationCasePath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import '../ui/choice.css';
import { Notice } from '../ui/notice.tsx';
import { decisionsOn, itemValue, yesText } from './case-items.ts';
import { CaseFacts, CaseWords, caseTitle } from './case-words.tsx';
import { type AtDesk, leftToOthers } from './left-to-others.ts';

/** What the keys do with a case. */
export type CaseHandle = {
  focus(): void;
  press(what: 'choose' | 'open' | 'yes' | 'no'): void;
};

type Props = {
  readonly shown: ModerationCase;
  /** When the queue was read. */
  readonly at: Date;
  readonly desk: AtDesk;
  /** The address of the queue, which takes the decision. */
  readonly action: string;
  /** Why the last decision on it was not taken. */
  readonly failure: string | undefined;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onFocus: () => void;
  /** The card leaves the page with the focus in it; the same function every time. */
  readonly onFocusLost: (id: string) => void;
  readonly ref: Ref<CaseHandle>;
};

/** A case of the queue, to be chosen with others or decided on at once. */
export const CaseCard = (props: Props) => {
  const { shown, at, desk, action, failure, isChosen, isCurrent, onChoose, onFocus, onFocusLost, ref } = props;
  const text = useText();
  const { t, lang } = text;
  const { id } = shown;
  const card = useRef<HTMLLIElement>(null);
  const choose = useRef<HTMLInputElement>(null);
  const open = useRef<HTMLAnchorElement>(null);
  const yesButton = useRef<HTMLButtonElement>(null);
  const noButton = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      focus() {
        card.current?.scrollIntoView({ block: 'nearest' });
        (choose.current?.disabled ? open : choose).current?.focus({ preventScroll: true });
      },
      press(what) {
        ({ choose, open, yes: yesButton, no: noButton })[what].current?.click();
      },
    }),
    [],
  );
  useLayoutEffect(() => {
    const { current: element } = card;
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost(id);
    };
  }, [id, onFocusLost]);

  const title = caseTitle(shown, text);
  const value = itemValue(shown);
  const [yes, no] = decisionsOn[shown.kind];
  const path = moderationCasePath(lang, id);
  const left = leftToOthers(shown, desk);
  const isOpen = shown.waits && !left;
  return (
    <li ref={card} className="case" data-case data-current={isCurrent || undefined} onFocus={onFocus}>
      <label className="pick">
        <input
          ref={choose}
          type="checkbox"
          className="tick-box"
          name="item"
          value={value}
          form="batch"
          disabled={!isOpen}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          aria-label={t('moderation.case.select', { title })}
        />
      </label>
      <article>
        <h2>
          <a ref={open} href={path} data-open>
            {title}
          </a>
        </h2>
        <CaseFacts shown={shown} at={at} />
        <CaseWords shown={shown} />
        {failure && (
          <div role="alert">
            <Notice tone="bad">{failure}</Notice>
          </div>
        )}
        {left && <p className="muted">{t(left)}</p>}
        {isOpen && (
          <form method="post" action={action} className="row">
            <Button ref={yesButton} name="one" value={`${yes} ${value}`} data-yes>
              {t(yesText(shown))}
            </Button>
            {no === 'refuse' ? (
              <a ref={noButton} className="btn ghost" href={`${path}#refuse`} data-no>
                {t('moderation.do.refuse')}
              </a>
            ) : (
              <Button ref={noButton} look="ghost" name="one" value={`${no} ${value}`} data-no>
                {t(`moderation.do.${no}`)}
              </Button>
            )}
          </form>
        )}
      </article>
    </li>
  );
};
