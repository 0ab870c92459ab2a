import type { Bounds } from '#read-api/search/bounds.ts';
import type { SearchResult } from '#read-api/search/search-index.ts';
import { useText } from '../page/text.ts';
import { Icon } from './icon.tsx';

const most = 20;

type Props = {
  readonly results: readonly Pick<SearchResult, 'id' | 'name' | 'lat' | 'lng'>[];
  /** The area that is searched. */
  readonly area?: Bounds | undefined;
  /** The address of the same search, to which the area that is seen is added; without it, areas are not searched. */
  readonly search?: string | undefined;
};

/** A button that says what the map costs; nothing of the map is fetched before it is pressed (`enhance/map.ts`). */
export const MapTap = ({ results, area, search }: Props) => {
  const { t } = useText();
  const placed = results.filter(({ lat, lng }) => lat !== null && lng !== null).slice(0, most);
  const middle = area && { lat: (area.south + area.north) / 2, lng: (area.west + area.east) / 2 };
  const first = placed[0] ?? middle;
  if (!first) return null;
  const points = placed.map(({ id, name, lat, lng }) => [id, name, lat, lng]);
  return (
    <a
      className="map-tap"
      href={`https://www.openstreetmap.org/?mlat=${first.lat}&mlon=${first.lng}#map=13/${first.lat}/${first.lng}`}
      rel="noopener"
      data-map={JSON.stringify(points)}
      {...(area && { 'data-map-area': JSON.stringify([area.south, area.west, area.north, area.east]) })}
      {...(search && { 'data-map-search': search })}
      data-map-words={JSON.stringify({
        label: t('results.map.label'),
        closer: t('results.map.closer'),
        farther: t('results.map.farther'),
        close: t('results.map.close'),
        closeCard: t('web.do.close'),
        failed: t('results.map.failed'),
        searchHere: t('results.map.searchHere'),
      })}
    >
      <Icon name="map" />
      <b>{t('results.map.show')}</b>
      <small>{t('results.map.cost')}</small>
    </a>
  );
};
