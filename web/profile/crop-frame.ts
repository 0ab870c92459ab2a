/** Which part of a picture is kept: shares of its width and height. */
export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Axis = 'x' | 'y';

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** The frame at another place, as far as the picture goes. */
export const movedTo = (frame: Frame, { x = frame.x, y = frame.y }: Partial<Pick<Frame, Axis>>): Frame => ({
  ...frame,
  x: within(x, 1 - frame.width),
  y: within(y, 1 - frame.height),
});

/** The largest frame of the shape `ratio` (width by height) in a picture of the shape `shape`, in its middle. */
export const widest = (shape: number, ratio: number): Frame => {
  const [width, height] = shape > ratio ? [ratio / shape, 1] : [1, shape / ratio];
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
};

/** The frame with its middle at `x` and `y`. */
export const centredOn = (frame: Frame, x: number, y: number): Frame =>
  movedTo(frame, { x: x - frame.width / 2, y: y - frame.height / 2 });

/** The frame in another size, about its middle: `scale` of the largest one. */
export const sized = (frame: Frame, most: Frame, scale: number): Frame =>
  centredOn(
    { ...frame, width: most.width * scale, height: most.height * scale },
    frame.x + frame.width / 2,
    frame.y + frame.height / 2,
  );

const room = (frame: Frame, axis: Axis): number => 1 - (axis === 'x' ? frame.width : frame.height);

/** Whether there is anywhere to go along `axis`. */
export const canMove = (frame: Frame, axis: Axis): boolean => room(frame, axis) > 0.005;

/** Where along its way a frame stands, from 0 to 100. */
export const placeOf = (frame: Frame, axis: Axis): number =>
  canMove(frame, axis) ? Math.round((frame[axis] / room(frame, axis)) * 100) : 50;

/** The frame at `percent` of its way along `axis`. */
export const atPlace = (frame: Frame, axis: Axis, percent: number): Frame =>
  movedTo(frame, { [axis]: (percent / 100) * room(frame, axis) });

/** As the server reads it (`infra/documents/own-files.ts`). */
export const written = ({ x, y, width, height }: Frame): string =>
  [x, y, width, height].map((part) => part.toFixed(4)).join(' ');
