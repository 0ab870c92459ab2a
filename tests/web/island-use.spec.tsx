// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { painted } from '#web/client/painted.ts';
import { islands } from '#web/enhance/island.ts';

vi.mock('#web/enhance/parts.ts', () => ({ fetchPart: () => {} })); // its texts come from the build

const load = vi.fn(async () => ({ wake: async () => {}, prepare: async () => undefined }));
let place: HTMLElement;

beforeEach(() => {
  load.mockClear();
  document.body.innerHTML = '<div data-island="none"><a href="#there">There</a></div>';
  const [only] = document.body.children;
  place = only as HTMLElement;
  islands(load, (error) => {
    throw error;
  });
});

const move = async (pointerType: string, movementX: number): Promise<void> => {
  place.dispatchEvent(new PointerEvent('pointermove', { pointerType, movementX, bubbles: true }));
  await painted(); // nothing is fetched before
};

test('a page that moves under a mouse that rests fetches nothing', async () => {
  await move('mouse', 0);
  expect(load).not.toHaveBeenCalled();
});

test('a finger that scrolls over a part fetches nothing', async () => {
  await move('touch', 4);
  expect(load).not.toHaveBeenCalled();
});

test('a mouse that moves in a part brings it to life', async () => {
  await move('mouse', 4);
  expect(load).toHaveBeenCalledOnce();
});

test('what is pressed while a part is fetched waits for it; what is pressed once React has it is left to React', () => {
  const pressed = (): boolean => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    place.querySelector('a')?.dispatchEvent(press);
    return press.defaultPrevented;
  };
  load.mockReturnValueOnce(new Promise(() => {}));
  expect(pressed()).toBe(true);
  place.dataset.answers = '';
  expect(pressed()).toBe(false);
});
