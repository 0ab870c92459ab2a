import { element } from '../client/words.ts';
import { closest, clustered, type Point, type Spot } from './map-places.ts';

type Does = {
  /** Shows the card of a company; answers whether it could. */
  readonly choose: (id: number) => boolean;
  /** Shows what stands together there from nearer. */
  readonly separate: (at: Spot) => void;
};

/** What a pin does when it is pressed, by a key too, instead of leading to the company in the list. */
const onPress = (pin: HTMLAnchorElement, press: () => boolean): void => {
  pin.role = 'button';
  pin.addEventListener('click', (event) => {
    if (press()) event.preventDefault();
  });
  pin.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    pin.click();
  });
};

/** A pin for each company, or for those that thumbs could not tell apart, with its spot. */
export const pinsOf = (
  points: readonly Point[],
  zoom: number,
  { choose, separate }: Does,
): readonly (readonly [HTMLAnchorElement, Spot])[] =>
  clustered(points, zoom).map(({ points: together, at }) => {
    const [[id, name] = [0, '']] = together;
    const several = together.length > 1;
    const says = several ? `${together.length}: ${together.map(([, each]) => each).join(', ')}` : name;
    const pin = element('a', {
      class: several ? 'map-pin many' : 'map-pin',
      href: `#c-${id}`,
      'aria-label': says,
      title: says,
      'data-ids': together.map(([each]) => each).join(' '),
    });
    if (several) pin.append(String(together.length));
    if (!several && document.getElementById(`c-${id}`)) onPress(pin, () => choose(id));
    if (several && zoom < closest)
      onPress(pin, () => {
        separate(at);
        return true;
      });
    return [pin, at] as const;
  });
