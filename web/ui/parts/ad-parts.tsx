import { useText } from '../../page/text.ts';
import { AdSlot, type AdSlotName, adSlots } from '../ad-slot.tsx';
import { Shown } from './still-parts.tsx';

/** A picture of the right size that says it. */
const picture = ([width, height]: readonly [number, number]): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#efe3c8" d="M0 0h${width}v${height}H0z"/><text x="50%" y="50%" fill="#26377f" font-family="sans-serif" font-size="24" text-anchor="middle" dominant-baseline="middle">${width} × ${height}</text></svg>`,
  )}`;

/** Every place that can be sold but the background; those for phones show on phones. */
export const AdParts = () => {
  const { lang } = useText();
  const names = (Object.keys(adSlots) as AdSlotName[]).filter((name) => name !== 'background');
  return (
    <Shown title={lang === 'fr' ? 'Emplacements' : 'Places for ads'}>
      {names.map((name) => (
        <div key={name}>
          <AdSlot name={name} ad={{ src: picture(adSlots[name]), alt: name, href: `#${name}` }} />
        </div>
      ))}
    </Shown>
  );
};
