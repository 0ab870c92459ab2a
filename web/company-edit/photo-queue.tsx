import { useEffect, useState } from 'react';
import { useText } from '../page/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { PhotoState, PhotoQueue as Queue, QueuedPhoto } from './use-photo-queue.ts';
import './photo-queue.css';

const kilobytes = (bytes: number): number => Math.round(bytes / 1000);

const icons: Partial<Record<PhotoState['is'], IconName>> = { paused: 'clock', arrived: 'check', failed: 'alert' };

/** How far it is, in a sentence. */
const useSaid = () => {
  const { t } = useText();
  return ({ file, before, state }: QueuedPhoto): string => {
    switch (state.is) {
      case 'shrinking':
        return t('edit.queue.shrinking');
      case 'waiting':
        return before > file.size
          ? t('edit.queue.smaller', { before: kilobytes(before), after: kilobytes(file.size) })
          : t('edit.queue.next');
      case 'sending':
        return t('edit.queue.sending', { sent: kilobytes(state.sent), all: kilobytes(file.size) });
      case 'paused':
        return t('edit.queue.paused', { percent: Math.floor((state.sent / file.size) * 100) });
      case 'arrived':
        return t('edit.queue.arrived');
      case 'failed':
        return state.message;
    }
  };
};

const Thumbnail = ({ file }: { readonly file: Blob }) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <span className="pic">{address && <img src={address} alt="" />}</span>;
};

type RowProps = { readonly photo: QueuedPhoto; readonly queue: Queue };

const Row = ({ photo, queue }: RowProps) => {
  const { t } = useText();
  const said = useSaid()(photo);
  const { name, file, state } = photo;
  const icon = icons[state.is];
  const isMoving = state.is === 'sending' || state.is === 'paused';
  return (
    <li className={state.is} data-queued={state.is}>
      {state.is === 'failed' && !state.again ? <span className="pic" /> : <Thumbnail file={file} />}
      <b>{name}</b>
      <div className="how">
        {isMoving && <progress max={file.size} value={state.sent} aria-label={name} />}
        <p>
          {icon && <Icon name={icon} />}
          <span>{said}</span>
        </p>
        {state.is === 'failed' && state.again && (
          <Button type="button" onClick={() => queue.retry(photo)}>
            {t('shell.bar.again')}
          </Button>
        )}
      </div>
      {state.is === 'arrived' ? (
        <a className="btn" href={`#caption-${state.image}`}>
          {t('edit.queue.describe')}
        </a>
      ) : (
        <IconButton
          icon="close"
          label={t(state.is === 'failed' ? 'edit.queue.drop' : 'edit.queue.stop', { name })}
          onClick={() => queue.stop(photo)}
        />
      )}
    </li>
  );
};

/** The photos on their way: each with how far it is, and a button that stops it. */
export const PhotoQueue = ({ queue }: { readonly queue: Queue }) => {
  const { t } = useText();
  const { photos } = queue;
  if (photos.length === 0) return null;
  const arrived = photos.filter(({ state }) => state.is === 'arrived').length;
  return (
    <Card
      title={t('edit.queue.title')}
      action={<p className="muted">{t('edit.queue.arrivedOf', { done: arrived, all: photos.length })}</p>}
    >
      <ul className="photo-queue">
        {photos.map((photo) => (
          <Row key={photo.id} photo={photo} queue={queue} />
        ))}
      </ul>
      {arrived < photos.length && <p className="small muted">{t('edit.queue.canClose')}</p>}
    </Card>
  );
};
