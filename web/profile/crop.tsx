import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../client/announce.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import './crop.css';
import {
  type Axis,
  atPlace,
  canMove,
  centredOn,
  type Frame,
  movedTo,
  placeOf,
  sized,
  widest,
  written,
} from './crop-frame.ts';

const axes = ['x', 'y'] as const;
const smallest = 30;

const words = {
  x: { label: 'profile.photos.cropX', from: 'profile.photos.cropLeft', to: 'profile.photos.cropRight' },
  y: { label: 'profile.photos.cropY', from: 'profile.photos.cropUp', to: 'profile.photos.cropDown' },
} as const satisfies Record<Axis, Record<string, MessageId>>;

/** The address of a file in this page. */
const useAddressOf = (file: File): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

type SliderProps = {
  readonly label: string;
  readonly min: number;
  readonly value: number;
  readonly said: string;
  readonly moved: (value: number) => void;
};

const Slider = ({ label, min, value, said, moved }: SliderProps) => (
  <label className="crop-slider">
    <span>{label}</span>
    <input
      type="range"
      min={min}
      max={100}
      step={1}
      value={value}
      aria-valuetext={said}
      onChange={({ target }) => moved(Number(target.value))}
    />
  </label>
);

/** Drags the frame by finger or mouse; a tap beside it is where its middle shall be. */
const useDrag = (kept: Frame | null, keep: (frame: Frame) => void) => {
  const box = useRef<HTMLDivElement>(null);
  const from = useRef<{ readonly frame: Frame; readonly x: number; readonly y: number } | null>(null);
  const shareAt = ({ clientX, clientY }: PointerEvent) => {
    const { left = 0, top = 0, width = 1, height = 1 } = box.current?.getBoundingClientRect() ?? {};
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const stop = (): void => {
    from.current = null;
  };
  return {
    box: {
      ref: box,
      onPointerDown: (event: PointerEvent) => {
        const { x, y } = shareAt(event);
        if (kept) keep(centredOn(kept, x, y));
      },
    },
    frame: {
      onPointerDown: (event: PointerEvent) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        if (kept) from.current = { frame: kept, ...shareAt(event) };
      },
      onPointerMove: (event: PointerEvent) => {
        if (!from.current) return;
        const { frame, x, y } = from.current;
        const now = shareAt(event);
        keep(movedTo(frame, { x: frame.x + now.x - x, y: frame.y + now.y - y }));
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
};

type Props = {
  readonly file: File;
  /** The shape of what is kept: width by height. */
  readonly ratio: number;
};

/**
 * A picture that was chosen, with the frame that will be kept. It is moved by finger or mouse, by a tap where its middle
 * shall be, and by sliders, which say where it stands.
 */
export const Crop = ({ file, ratio }: Props) => {
  const { t } = useText();
  const address = useAddressOf(file);
  const [most, setMost] = useState<Frame | null>(null);
  const [kept, setKept] = useState<Frame | null>(null);
  const [size, setSize] = useState(100);
  const drag = useDrag(kept, setKept);
  const placeSaid = (axis: Axis, percent: number): string => {
    if (percent === 50) return t('profile.photos.cropMiddle');
    const { from, to } = words[axis];
    return t(percent < 50 ? from : to, { percent: Math.abs(percent - 50) * 2 });
  };
  return (
    <>
      <div className="crop" {...drag.box} hidden={!kept}>
        {address && (
          <img
            src={address}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              const frame = widest(naturalWidth / naturalHeight, ratio);
              setMost(frame);
              setKept(frame);
              announce(t('profile.photos.crop'));
            }}
          />
        )}
        {kept && (
          <div
            className="crop-frame"
            {...drag.frame}
            style={{
              left: `${kept.x * 100}%`,
              top: `${kept.y * 100}%`,
              width: `${kept.width * 100}%`,
              height: `${kept.height * 100}%`,
            }}
          />
        )}
      </div>
      {kept && most && (
        <>
          {axes
            .filter((axis) => canMove(kept, axis))
            .map((axis) => (
              <Slider
                key={axis}
                label={t(words[axis].label)}
                min={0}
                value={placeOf(kept, axis)}
                said={placeSaid(axis, placeOf(kept, axis))}
                moved={(percent) => setKept(atPlace(kept, axis, percent))}
              />
            ))}
          <Slider
            label={t('profile.photos.cropSize')}
            min={smallest}
            value={size}
            said={t('profile.photos.cropSizeSaid', { percent: size })}
            moved={(percent) => {
              setSize(percent);
              setKept(sized(kept, most, percent / 100));
            }}
          />
          <input type="hidden" name="crop" value={written(kept)} />
        </>
      )}
    </>
  );
};
