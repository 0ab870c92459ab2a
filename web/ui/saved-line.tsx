import { useEffect, useState } from 'react';
import { useText } from '../page/text.ts';
import { Icon, type IconName } from './icon.tsx';
import './saved-line.css';
import { useMoments } from './when.tsx';

/** What became of something that saves in its place. */
export type Saving =
  | { readonly state: 'unchanged' | 'changed' | 'saving' }
  /** `at`: when, as an ISO date; null where only the server knows. */
  | { readonly state: 'saved'; readonly at: string | null; readonly undo?: () => void }
  /** Stored on the device until there is a network. */
  | { readonly state: 'kept' }
  | { readonly state: 'refused'; readonly message: string; readonly retry?: () => void };

/** Saving that takes longer than this is shown, in ms. */
const noticedMs = 300;

const useIsLate = (isSaving: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSaving) return;
    const timer = setTimeout(() => setLate(true), noticedMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSaving]);
  return isLate;
};

type Words = {
  readonly tone: '' | 'good' | 'warn' | 'bad';
  readonly icon: IconName;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

const useWords = (saving: Saving): Words | null => {
  const { t } = useText();
  const { clock } = useMoments();
  const isLate = useIsLate(saving.state === 'saving');
  switch (saving.state) {
    case 'unchanged':
      return null;
    case 'saving':
      return isLate ? { tone: '', icon: 'clock', text: t('web.saving') } : null;
    case 'changed':
      return { tone: 'warn', icon: 'edit', text: t('web.saved.notYet') };
    case 'kept':
      return { tone: 'warn', icon: 'mobile', text: t('web.saved.kept') };
    case 'saved': {
      const { at, undo } = saving;
      const text = at === null ? t('edit.form.saved') : t('web.saved.at', { time: clock(at) });
      return { tone: 'good', icon: 'check', text, ...(undo && { action: { label: t('web.do.undo'), run: undo } }) };
    }
    case 'refused': {
      const { message, retry } = saving;
      return {
        tone: 'bad',
        icon: 'alert',
        text: message,
        ...(retry && { action: { label: t('web.do.retry'), run: retry } }),
      };
    }
  }
};

/** The line under what saves in its place: it tells what became of it, and keeps its height while it has nothing to tell. */
export const SavedLine = ({ saving }: { readonly saving: Saving }) => {
  const words = useWords(saving);
  return (
    <div className={words?.tone ? `saved ${words.tone}` : 'saved'} role="status">
      {words && (
        <>
          <Icon name={words.icon} />
          <span>
            {words.text}
            {words.action && (
              <>
                {' · '}
                <button type="button" onClick={words.action.run}>
                  {words.action.label}
                </button>
              </>
            )}
          </span>
        </>
      )}
    </div>
  );
};
