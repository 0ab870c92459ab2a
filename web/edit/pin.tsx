import { useRef, useState } from 'react';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import './pin.css';

/** Six decimals of a degree are ten centimetres. */
const decimals = 6;

type Props = {
  /** What goes into which field, of the degrees as they are written. */
  readonly filled: (lat: string, lng: string) => Readonly<Record<string, string>>;
};

/** Fills in where the phone is, for whoever stands before the shop. */
export const PinHere = ({ filled }: Props) => {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'done' | 'failed'>('idle');
  const fill = (name: string, value: string): void => {
    const field = place.current?.closest('form')?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const ask = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const degrees = filled(coords.latitude.toFixed(decimals), coords.longitude.toFixed(decimals));
        for (const [name, value] of Object.entries(degrees)) fill(name, value);
        setState('done');
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  };
  return (
    <div ref={place} className="pin-here stack">
      <Button type="button" icon="target" onClick={ask} aria-disabled={state === 'asking' || undefined}>
        {t('edit.company.pin.here')}
      </Button>
      <p role="status" className="small">
        {state === 'asking' && t('results.nearMe.asking')}
        {state === 'done' && t('edit.company.pin.done')}
        {state === 'failed' && t('edit.company.pin.failed')}
      </p>
    </div>
  );
};
