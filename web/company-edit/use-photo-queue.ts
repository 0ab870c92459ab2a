import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../client/announce.ts';
import { dropPhoto, type KeptPhoto, keepPhoto, keptPhotos, keyOf } from '../client/kept-photos.ts';
import { Refused, sendJson, sendParts, stopParts } from '../client/send-parts.ts';
import { shrunk } from '../client/shrink-photo.ts';
import { useText } from '../page/text.ts';

/** How far a photo is. Bytes are of the photo as it is sent. */
export type PhotoState =
  | { readonly is: 'shrinking' }
  | { readonly is: 'waiting' }
  | { readonly is: 'sending' | 'paused'; readonly sent: number }
  | { readonly is: 'arrived'; readonly image: string }
  | { readonly is: 'failed'; readonly message: string; readonly again: boolean };

export type QueuedPhoto = {
  readonly id: number;
  readonly name: string;
  readonly before: number;
  /** As it was chosen, then as it is sent. */
  readonly file: Blob;
  readonly key: string | null;
  readonly state: PhotoState;
};

export type PhotoQueue = {
  readonly photos: readonly QueuedPhoto[];
  readonly add: (files: Iterable<File>) => void;
  readonly stop: (photo: QueuedPhoto) => void;
  readonly retry: (photo: QueuedPhoto) => void;
};

type Needs = {
  readonly companyId: number;
  /** How many more the page may have, and how many in all. */
  readonly room: number;
  readonly most: number;
  /** A photo is on the page, where it waits for the team. */
  readonly arrived: () => void;
};

const isOnItsWay = ({ state }: QueuedPhoto): boolean => state.is !== 'arrived' && state.is !== 'failed';

/**
 * Photos that are made smaller and sent one after the other. They wait on the device: what a lost network or a closed page
 * cuts short goes on when this page is open again.
 */
export const usePhotoQueue = ({ companyId, room, most, arrived }: Needs): PhotoQueue => {
  const { t, lang } = useText();
  const [photos, setPhotos] = useState<readonly QueuedPhoto[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const turn = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);
  const ways = useRef({ arrived, t, lang });
  ways.current = { arrived, t, lang };

  const change = useCallback((id: number, to: Partial<QueuedPhoto>): void => {
    setPhotos((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)));
  }, []);

  const of = useCallback(() => `${document.body.dataset.liveUser ?? ''}/${companyId}`, [companyId]);

  const send = useCallback(
    async ({ id, name, file, key }: QueuedPhoto & { readonly key: string }, signal: AbortSignal): Promise<void> => {
      let sent = 0;
      const going = {
        lang: ways.current.lang,
        signal,
        paused: () => change(id, { state: { is: 'paused', sent } }),
      };
      const moved = (bytes: number): void => {
        sent = bytes;
        change(id, { state: { is: 'sending', sent } });
      };
      const image = await sendParts(file, key, moved, going);
      await sendJson('/api/company/add-company-photo', { companyId, imageId: image }, going);
      await dropPhoto({ of: of(), key });
      change(id, { state: { is: 'arrived', image } });
      const { t: say } = ways.current;
      announce(say('edit.form.error', { field: name, message: say('edit.queue.arrived') }));
      ways.current.arrived();
    },
    [change, companyId, of],
  );

  /** Makes it smaller, keeps it on the device, and sends it when it is its turn. */
  const work = useCallback(
    (photo: QueuedPhoto): void => {
      const controller = new AbortController();
      stops.current.set(photo.id, controller);
      const { signal } = controller;
      const failed = (message: string, again: boolean): void => {
        change(photo.id, { state: { is: 'failed', message, again } });
        announce(ways.current.t('edit.form.error', { field: photo.name, message }), 'assertive');
      };
      const ready = async (): Promise<(QueuedPhoto & { readonly key: string }) | null> => {
        if (photo.key !== null) return { ...photo, key: photo.key };
        const file = await shrunk(photo.file).catch(() => null);
        if (signal.aborted) return null;
        if (!file) {
          failed(ways.current.t('web.file.broken'), false);
          return null;
        }
        const key = await keyOf(file);
        await keepPhoto({ key, of: of(), name: photo.name, file, before: photo.before, at: Date.now() });
        change(photo.id, { file, key, state: { is: 'waiting' } });
        return { ...photo, file, key };
      };
      turn.current = turn.current.then(async () => {
        if (signal.aborted) return;
        const one = await ready();
        if (!one || signal.aborted) return;
        try {
          await send(one, signal);
        } catch (error) {
          if (!signal.aborted)
            failed(error instanceof Refused ? error.message : ways.current.t('web.file.failed'), true);
        }
      });
    },
    [change, of, send],
  );

  const queue = useCallback(
    (some: readonly Omit<QueuedPhoto, 'id'>[]): void => {
      const queued = some.map((one) => ({ ...one, id: ++count.current }));
      setPhotos((all) => [...all, ...queued]);
      for (const one of queued) if (isOnItsWay(one)) work(one);
    },
    [work],
  );

  useEffect(() => {
    let isHere = true;
    const kept = (one: KeptPhoto) => ({ ...one, state: { is: 'waiting' } as const });
    void keptPhotos(of()).then((all) => isHere && all.length > 0 && queue(all.map(kept)));
    const { current: going } = stops;
    return () => {
      isHere = false;
      for (const controller of going.values()) controller.abort(); // what is kept goes on the next time
    };
  }, [of, queue]);

  return {
    photos,
    add(files) {
      const free = room - photos.filter(isOnItsWay).length;
      const full = { is: 'failed', message: t('rejection.company.too-many-visuals', { most }), again: false } as const;
      queue(
        [...files].map((file, index) => ({
          name: file.name,
          before: file.size,
          file,
          key: null,
          state: index < free ? { is: 'shrinking' } : full,
        })),
      );
    },
    stop(photo) {
      stops.current.get(photo.id)?.abort();
      setPhotos((all) => all.filter(({ id }) => id !== photo.id));
      const { key, file } = photo;
      if (key === null || photo.state.is === 'arrived') return;
      void dropPhoto({ of: of(), key });
      void stopParts(file, key, lang);
    },
    retry(photo) {
      change(photo.id, { state: { is: 'waiting' } });
      work(photo);
    },
  };
};
