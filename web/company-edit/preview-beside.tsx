import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';

type Props = {
  /** Where the form is sent to be looked at. */
  readonly to: string;
  readonly part: string;
};

const pauseMs = 700;

type Policy = { createHTML(html: string): string };
type Policies = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/**
 * Shows a page of ours in a frame, without its scripts: none run there. Its links open beside the form that is typed in.
 * Our content policy wants it said that this is meant.
 */
const showIn = (frame: HTMLIFrameElement, page: string): void => {
  const html = page.replaceAll(/<script\b.*?<\/script>/gs, '').replace('<head>', '<head><base target="_blank"/>');
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('sokoni-preview', { createHTML: (text) => text });
  frame.srcdoc = policy?.createHTML(html) ?? html;
};

/**
 * Shows the public page as it would look with what is typed. Its button opens it beside the form, where it follows what
 * is typed; without script it opens it by itself.
 */
export const PreviewBeside = ({ to, part }: Props) => {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [open, setOpen] = useState(false);

  const look = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const form = button.current?.form;
      if (!form) return;
      const typed = new FormData(form);
      typed.set('part', part);
      const answer = await fetch(to, { method: 'POST', body: typed, signal }).catch(() => null);
      // what the form would refuse is told beside its fields: the page stays as it was
      if (answer?.ok) setShown(await answer.text());
    },
    [to, part],
  );

  useEffect(() => {
    const form = button.current?.form;
    if (!open || !form) return;
    let asked = new AbortController();
    let waits: ReturnType<typeof setTimeout> | undefined;
    const soon = (wait: number): void => {
      clearTimeout(waits);
      waits = setTimeout(() => {
        asked.abort();
        asked = new AbortController();
        void look(asked.signal);
      }, wait);
    };
    const onInput = (): void => soon(pauseMs);
    soon(0);
    form.addEventListener('input', onInput);
    return () => {
      clearTimeout(waits);
      asked.abort();
      form.removeEventListener('input', onInput);
    };
  }, [open, look]);

  useEffect(() => {
    if (open && shown && frame.current) showIn(frame.current, shown);
  }, [open, shown]);

  return (
    <div className="stack preview-beside">
      <div className="row">
        <Button
          ref={button}
          look="line"
          icon={open ? 'eye-off' : 'eye'}
          name="part"
          value={part}
          formAction={to}
          formTarget="_blank"
          aria-expanded={open}
          onClick={(event) => {
            event.preventDefault();
            setOpen(!open);
          }}
        >
          {open ? t('edit.preview.close') : t('edit.preview.title')}
        </Button>
      </div>
      {open && shown && (
        <iframe
          ref={frame}
          title={t('edit.preview.frame')}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </div>
  );
};
