import { useRef, useState } from 'react';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';

/** Six decimals of a degree are ten centimetres. */
const decimals = 6;

/** Fills in where the phone is, for whoever stands before the shop. */
export const PinHere = ({ lat, lng }: { readonly lat: string; readonly lng: string }) => {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'done' | 'failed'>('idle');
  const fill = (name: string, value: number): void => {
    const field = place.current?.closest('form')?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = value.toFixed(decimals);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const ask = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        fill(lat, coords.latitude);
        fill(lng, coords.longitude);
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
