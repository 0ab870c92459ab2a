// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhotoGallery } from '#web/company/photo-gallery.tsx';
import { rendered } from '../web/component.tsx';

const photo = (nth: number, caption: string | null = null) => ({
  image: { id: `${nth}`.padStart(22, 'a'), width: 1280, height: 960, placeholder: 'data:image/webp;base64,AAAA' },
  caption,
});
const gallery = (
  <PhotoGallery photos={[photo(1), photo(2, 'The workshop'), photo(3)]} company="Akwaba Bois" all="/photos" />
);
const shown = () => document.querySelector('dialog figure picture img')?.getAttribute('alt');
const counter = () => document.querySelector('dialog header .num')?.textContent;

test('a photo opens over the page, the arrows lead on and stop at the ends, and the focus comes back', async () => {
  const { user } = rendered(gallery, 'en');
  const link = screen.getAllByRole('link')[1] as HTMLElement;
  await user.click(link);
  expect(document.querySelector('dialog')?.open).toBe(true);
  expect([counter(), shown()]).toEqual(['2 of 3', 'The workshop']);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect([counter(), shown()]).toEqual(['3 of 3', 'Akwaba Bois, photo 3']);
  await waitFor(() =>
    expect(document.querySelector('[data-announce]')?.textContent).toContain('3 of 3. Akwaba Bois, photo 3'),
  );
  await user.keyboard('{Home}');
  expect(counter()).toBe('1 of 3');
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(counter()).toBe('2 of 3');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);
});

test('a finger that swipes leads on; one that scrolls does not', async () => {
  const { user } = rendered(gallery, 'en');
  await user.click(screen.getAllByRole('link')[0] as HTMLElement);
  const figure = document.querySelector('dialog figure') as HTMLElement;
  const swipe = (from: readonly [number, number], to: readonly [number, number]) => {
    const touch = ([clientX, clientY]: readonly [number, number]) => ({
      identifier: 1,
      target: figure,
      clientX,
      clientY,
    });
    fireEvent.touchStart(figure, { touches: [touch(from)] });
    fireEvent.touchEnd(figure, { changedTouches: [touch(to)] });
  };
  swipe([300, 100], [120, 110]);
  expect(counter()).toBe('2 of 3');
  swipe([120, 100], [300, 110]);
  expect(counter()).toBe('1 of 3');
  swipe([300, 100], [240, 400]);
  expect(counter()).toBe('1 of 3');
});
