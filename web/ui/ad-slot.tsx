import { useText } from '../page/text.ts';

/** Every place that can be sold, with the size of its picture in CSS pixels. */
export const adSlots = {
  'top-banner': [970, 150],
  'search-1': [690, 170],
  'search-2': [690, 170],
  'search-mobile-1': [690, 170],
  'search-mobile-2': [690, 170],
  'search-mobile-3': [690, 170],
  'mobile-square': [300, 250],
  sidebar: [300, 250],
  background: [1920, 1080],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type AdSlotName = keyof typeof adSlots;

type Ad = {
  /** Of the picture. */
  readonly src: string;
  readonly alt: string;
  /** Counts the tap and leads on. */
  readonly href: string;
};

/** What has been sold for a page: chosen on the server, where each place and its size are known before anything is drawn. */
export type Ads = Partial<Record<AdSlotName, Ad>>;

type Props = {
  readonly name: AdSlotName;
  /** Its room is there before its picture is, so that nothing moves; without an ad there is no room and no gap. */
  readonly ad?: Ad | null | undefined;
};

export const AdSlot = ({ name, ad }: Props) => {
  const { t } = useText();
  if (!ad) return null;
  const [width, height] = adSlots[name];
  return (
    <div className={`ad ${name}`}>
      <small>{t('web.ad')}</small>
      <a href={ad.href} rel="sponsored nofollow noopener">
        <img src={ad.src} alt={ad.alt} width={width} height={height} loading="lazy" decoding="async" />
      </a>
    </div>
  );
};
