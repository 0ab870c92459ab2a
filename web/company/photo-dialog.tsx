import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../client/announce.ts';
import { openOverPage } from '../client/over-page.ts';
import { Picture } from '../media/picture.tsx';
import { useText } from '../page/text.ts';
import { writtenIn } from '../page/written-in.ts';
import { IconButton } from '../ui/button.tsx';
import { Written } from '../ui/written.tsx';
import { photoAlt } from './photo-alt.ts';
import type { PhotoGridProps } from './photo-grid.tsx';
import { useSwipe } from './use-swipe.ts';

type Props = Pick<PhotoGridProps, 'photos' | 'company'> & {
  readonly first: number;
  readonly opener: HTMLElement;
  readonly closed: () => void;
};

/** Photos over the page, one at a time: by buttons, arrows, or a finger that swipes. Which one it is, is said. */
export const PhotoDialog = ({ photos, company, first, opener, closed }: Props) => {
  const text = useText();
  const { t, lang } = text;
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const last = photos.length - 1;
  const { image, caption } = photos[at] ?? photos[0] ?? { image: null, caption: null };
  const alt = photoAlt({ company, caption, at }, text);
  const nth = t('company.media.nth', { number: at + 1, count: photos.length });

  useEffect(() => {
    if (dialog.current && !dialog.current.open) openOverPage(dialog.current, opener);
  }, [opener]);

  const move = (to: number): void => {
    const next = Math.min(Math.max(to, 0), last);
    const photo = photos[next];
    if (next === at || !photo) return;
    setAt(next);
    const said = photoAlt({ company, caption: photo.caption, at: next }, text);
    announce(`${t('company.media.nth', { number: next + 1, count: photos.length })}. ${said}`);
  };
  const byKey = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(to);
  };
  const swipe = useSwipe((by) => move(at + by));
  return (
    <dialog
      ref={dialog}
      className="over-page photo-dialog"
      aria-labelledby="photo-dialog"
      onClose={closed}
      onKeyDown={byKey}
    >
      <section>
        <header>
          <h2 id="photo-dialog">
            {t('company.media.title')} <span className="sr">{company}</span>
          </h2>
          <span className="num">{nth}</span>
          <IconButton icon="close" label={t('web.do.close')} onClick={() => dialog.current?.close()} />
        </header>
        <figure {...swipe}>
          {image && (
            <Picture
              key={image.id}
              image={image}
              alt={alt}
              altLang={writtenIn(caption, lang)}
              sizes="100vw"
              fit="whole"
              eager
            />
          )}
        </figure>
        <footer>
          {photos.length > 1 && (
            <IconButton
              icon="left"
              label={t('company.media.previous')}
              aria-disabled={at === 0}
              onClick={() => move(at - 1)}
            />
          )}
          <p className="small" aria-hidden="true">
            {caption && <Written text={caption} />}
          </p>
          {photos.length > 1 && (
            <IconButton
              icon="right"
              label={t('company.media.next')}
              aria-disabled={at === last}
              onClick={() => move(at + 1)}
            />
          )}
        </footer>
      </section>
    </dialog>
  );
};
