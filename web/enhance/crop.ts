/** Which part of a picture is kept: shares of its width and height. */
type Frame = { x: number; y: number; width: number; height: number };

const ratios: Readonly<Record<string, number>> = { photo: 4 / 5, banner: 2396 / 600 };
const step = 0.02;

/** The largest frame of that shape, in the middle. */
const whole = (image: HTMLImageElement, ratio: number): Frame => {
  const shape = image.naturalWidth / image.naturalHeight;
  const [width, height] = shape > ratio ? [ratio / shape, 1] : [1, shape / ratio];
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
};

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** Shows a picture that was chosen with the frame that will be kept, to be moved by finger, mouse or arrow keys. */
export const crop = (form: HTMLFormElement): void => {
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  const ratio = ratios[form.dataset.crop ?? ''];
  if (!input || !ratio) return;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'crop';
  const box = document.createElement('div');
  box.className = 'crop';
  box.hidden = true;
  const image = new Image();
  image.alt = '';
  const frame = document.createElement('div');
  frame.className = 'crop-frame';
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', form.dataset.cropLabel ?? '');
  const size = document.createElement('input');
  size.type = 'range';
  size.min = '0.3';
  size.max = '1';
  size.step = '0.01';
  size.setAttribute('aria-label', form.dataset.cropSize ?? '');
  box.append(image, frame);
  input.closest('.field')?.after(box, size, field);
  size.hidden = true;

  let most: Frame = { x: 0, y: 0, width: 1, height: 1 };
  let kept: Frame = most;
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
  };
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    box.hidden = true;
    size.hidden = true;
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
    size.value = '1';
    box.hidden = false;
    size.hidden = false;
    draw(most);
  });
  size.addEventListener('input', () => {
    const scale = Number(size.value);
    const [width, height] = [most.width * scale, most.height * scale];
    draw({ x: kept.x + (kept.width - width) / 2, y: kept.y + (kept.height - height) / 2, width, height });
  });
  frame.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!by) return;
    event.preventDefault();
    draw({ ...kept, x: kept.x + (by[0] ?? 0), y: kept.y + (by[1] ?? 0) });
  });
  frame.addEventListener('pointerdown', (event) => {
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
