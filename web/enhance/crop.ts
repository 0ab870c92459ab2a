import { announce } from '../client/announce.ts';
import { element } from '../client/words.ts';

/** Which part of a picture is kept: shares of its width and height. */
type Frame = { x: number; y: number; width: number; height: number };
type Axis = 'x' | 'y';

const ratios: Readonly<Record<string, number>> = { photo: 4 / 5, banner: 2396 / 600 };

/** The largest frame of that shape, in the middle. */
const whole = (image: HTMLImageElement, ratio: number): Frame => {
  const shape = image.naturalWidth / image.naturalHeight;
  const [width, height] = shape > ratio ? [ratio / shape, 1] : [1, shape / ratio];
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
};

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** Where along its way a frame stands, in words: `from` says one side, `to` the other. */
export const placeSaid = (
  percent: number,
  { from, to, middle }: { readonly from: string; readonly to: string; readonly middle: string },
): string => {
  if (percent === 50) return middle;
  return (percent < 50 ? from : to).replace('{percent}', String(Math.abs(percent - 50) * 2));
};

type Words = {
  readonly size: string;
  readonly sizeSaid: string;
  readonly chosen: string;
  readonly x: { readonly label: string; readonly from: string; readonly to: string; readonly middle: string };
  readonly y: { readonly label: string; readonly from: string; readonly to: string; readonly middle: string };
};

const slider = (label: string, min: number, max: number): { row: HTMLElement; input: HTMLInputElement } => {
  const input = element('input', { type: 'range', min: String(min), max: String(max), step: '1' });
  return { row: element('label', { class: 'crop-slider', hidden: '' }, element('span', {}, label), input), input };
};

/**
 * Shows a picture that was chosen with the frame that will be kept. It is moved by finger or mouse, by a tap where its
 * middle shall be, and by sliders, which say where it stands.
 */
export const crop = (form: HTMLFormElement): void => {
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  const ratio = ratios[form.dataset.crop ?? ''];
  if (!input || !ratio) return;
  const words = JSON.parse(form.dataset.cropWords ?? '{}') as Words;
  const field = element('input', { type: 'hidden', name: 'crop' });
  const image = new Image();
  image.alt = '';
  const frame = element('div', { class: 'crop-frame' });
  const box = element('div', { class: 'crop', hidden: '' }, image, frame);
  const size = slider(words.size, 30, 100);
  const place = { x: slider(words.x.label, 0, 100), y: slider(words.y.label, 0, 100) };
  input.closest('.field')?.after(box, place.x.row, place.y.row, size.row, field);

  let most: Frame = { x: 0, y: 0, width: 1, height: 1 };
  let kept: Frame = most;
  const room = (axis: Axis): number => 1 - (axis === 'x' ? kept.width : kept.height);
  const draw = (to: Frame): void => {
    kept = { ...to, x: within(to.x, 1 - to.width), y: within(to.y, 1 - to.height) };
    for (const [side, value] of [
      ['left', kept.x],
      ['top', kept.y],
      ['width', kept.width],
      ['height', kept.height],
    ] as const)
      frame.style.setProperty(side, `${value * 100}%`);
    field.value = [kept.x, kept.y, kept.width, kept.height].map((part) => part.toFixed(4)).join(' ');
    for (const axis of ['x', 'y'] as const) {
      const percent = room(axis) > 0.005 ? Math.round((kept[axis] / room(axis)) * 100) : 50;
      place[axis].row.hidden = room(axis) <= 0.005;
      place[axis].input.value = String(percent);
      place[axis].input.ariaValueText = placeSaid(percent, words[axis]);
    }
    size.input.ariaValueText = words.sizeSaid.replace('{percent}', size.input.value);
  };
  const centreOn = (x: number, y: number): void => draw({ ...kept, x: x - kept.width / 2, y: y - kept.height / 2 });

  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    for (const part of [box, size.row, place.x.row, place.y.row]) part.hidden = true;
    field.value = '';
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      image.src = String(reader.result);
    });
    reader.readAsDataURL(file);
  });
  image.addEventListener('load', () => {
    most = whole(image, ratio);
    size.input.value = '100';
    box.hidden = false;
    size.row.hidden = false;
    draw(most);
    announce(words.chosen);
  });
  size.input.addEventListener('input', () => {
    const scale = Number(size.input.value) / 100;
    const [width, height] = [most.width * scale, most.height * scale];
    draw({ x: kept.x + (kept.width - width) / 2, y: kept.y + (kept.height - height) / 2, width, height });
  });
  for (const axis of ['x', 'y'] as const)
    place[axis].input.addEventListener('input', () => {
      draw({ ...kept, [axis]: (Number(place[axis].input.value) / 100) * room(axis) });
    });
  box.addEventListener('pointerdown', (event) => {
    if (event.target !== frame) {
      const { left, top, width, height } = box.getBoundingClientRect();
      centreOn((event.clientX - left) / width, (event.clientY - top) / height);
      return;
    }
    frame.setPointerCapture(event.pointerId);
    const from = { ...kept, atX: event.clientX, atY: event.clientY };
    const move = ({ clientX, clientY }: PointerEvent) =>
      draw({
        ...kept,
        x: from.x + (clientX - from.atX) / box.clientWidth,
        y: from.y + (clientY - from.atY) / box.clientHeight,
      });
    frame.addEventListener('pointermove', move);
    const stop = () => frame.removeEventListener('pointermove', move);
    frame.addEventListener('pointerup', stop, { once: true });
    frame.addEventListener('pointercancel', stop, { once: true });
  });
  // chosen before this came over a slow line
  if (input.files?.length) input.dispatchEvent(new Event('change'));
};
