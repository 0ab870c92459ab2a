import { useEffect, useRef, useState } from 'react';
import { lastAsked } from '../client/ask-for-account.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { IconButton } from '../ui/button.tsx';
import { RegisterOver } from './register-over.tsx';
import { SignInOver } from './sign-in-over.tsx';
import { type SignInPaths, stepTitles } from './sign-in-steps.tsx';

type Props = {
  readonly paths: SignInPaths;
  /** The shortest new password, in characters. */
  readonly min: number;
};

const titleId = 'sign-in-over';

const closed = (): void => {
  lastAsked.current = null;
};

/** Whoever is in goes on with what they were about to do. */
const goOn = (dialog: HTMLDialogElement | null): void => {
  document.body.dataset.live = 'true';
  const { current: asked } = lastAsked;
  dialog?.close();
  asked?.resume();
};

/** The log-in over the page where an account is needed: whoever comes in goes on with what they were doing. */
export const SignInDialog = ({ paths, min }: Props) => {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<MessageId>(stepTitles.password);
  const [isNew, setNew] = useState(false);
  const [opening, setOpening] = useState(0);

  const opened = useRef((): void => {});
  opened.current = () => {
    setOpening(opening + 1);
    setSaid(stepTitles.password);
    setNew(false);
  };
  useEffect(() => {
    const { current: element } = dialog;
    const open = (): void => opened.current();
    element?.addEventListener('sokoni:opened', open);
    return () => element?.removeEventListener('sokoni:opened', open);
  }, []);

  /** Each form begins at its title; the first has the focus when the dialog opens. */
  const begin = (now: MessageId): void => {
    setSaid(now);
    body.current?.scrollTo(0, 0);
    title.current?.focus();
  };
  const onIn = (): void => goOn(dialog.current);
  const register = (isAsked: boolean): void => {
    setNew(isAsked);
    begin(isAsked ? 'account.register.title' : stepTitles.password);
  };

  // it is opened before React is here
  return (
    <dialog
      className="over-page account-dialog"
      aria-labelledby={titleId}
      ref={dialog}
      onClose={closed}
      suppressHydrationWarning
    >
      <div className="sheet">
        <div className="edge" />
        <section className="dialog">
          <header>
            <h2 id={titleId} ref={title} tabIndex={-1} suppressHydrationWarning>
              {t(said)}
            </h2>
            <IconButton icon="close" label={t('web.do.close')} data-close onClick={() => dialog.current?.close()} />
          </header>
          <div className="body account-over" ref={body} key={opening}>
            {isNew ? (
              <RegisterOver
                paths={paths}
                min={min}
                onConfirm={() => begin(stepTitles.code)}
                onIn={onIn}
                onSignIn={() => register(false)}
              />
            ) : (
              <SignInOver
                paths={paths}
                dialog={dialog}
                onStep={(step) => begin(stepTitles[step])}
                onIn={onIn}
                onRegister={() => register(true)}
              />
            )}
          </div>
        </section>
      </div>
    </dialog>
  );
};
