import { type MouseEvent, useState } from 'react';
import { opensElsewhere } from '../client/plain-click.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import { PhotoGrid, type PhotoGridProps } from './photo-grid.tsx';

/** The first photos of a company, and all of them over the page, one at a time. Without script each leads to their page. */
export const PhotoGallery = (props: Omit<PhotoGridProps, 'savesData' | 'open'>) => {
  const [opened, setOpened] = useState<{ readonly at: number; readonly by: HTMLElement } | null>(null);
  const open = (at: number, event: MouseEvent<HTMLAnchorElement>): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setOpened({ at, by: event.currentTarget });
  };
  return (
    <>
      <PhotoGrid {...props} savesData={false} open={open} />
      {opened && <PhotoDialog {...props} first={opened.at} opener={opened.by} closed={() => setOpened(null)} />}
    </>
  );
};
