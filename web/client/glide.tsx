import { Component } from 'react';

/** As `--calm` and `--ease` (`ui/tokens.css`). */
const calm = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

type Places = ReadonlyMap<Element, DOMRect>;
type Way = { readonly x: number; readonly y: number };
type Glides = readonly (readonly [one: Element, from: Way])[];

/** Where everything stands that is in the window, or no farther from it than a window is high. */
const placesIn = (parent: Element, places = new Map<Element, DOMRect>()): Places => {
  for (const one of parent.children) {
    const place = one.getBoundingClientRect();
    if (place.bottom < -innerHeight || place.top > 2 * innerHeight) continue;
    places.set(one, place);
    placesIn(one, places);
  }
  return places;
};

/** What has moved otherwise than what it stands in, each with the way back to where it stood. */
const movedIn = (parent: Element, before: Places, around: Way = { x: 0, y: 0 }): Glides =>
  [...parent.children].flatMap((one): Glides => {
    const was = before.get(one);
    if (!was) return []; // new, or far away: it goes with what it stands in
    const is = one.getBoundingClientRect();
    if (is.width === 0 && is.height === 0) return movedIn(one, before, around); // no box of its own
    const way = { x: was.x - is.x, y: was.y - is.y };
    const from = { x: way.x - around.x, y: way.y - around.y };
    const isMoved = Math.abs(from.x) >= 1 || Math.abs(from.y) >= 1;
    const within = movedIn(one, before, isMoved ? way : around);
    return isMoved ? [[one, from], ...within] : within;
  });

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Props = {
  /** Whether the page waits for no answer: what is drawn then is what came. */
  readonly isIdle: boolean;
  /** Whether the answer that is drawn leaves the reader where they are. */
  readonly stays: () => boolean;
};

/**
 * What an answer moves in a page that stays (a case that is decided on leaves its list, something new comes in) glides to
 * its new place, so that no eye and no finger loses it.
 */
export class Glide extends Component<Props> {
  // places are read before anything of an answer is drawn, which no hook can
  override getSnapshotBeforeUpdate(): Places | null {
    const { isIdle, stays } = this.props;
    return isIdle && stays() && !isCalm() ? placesIn(document.body) : null;
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Places | null): void {
    if (!before?.has(document.getElementById('main') ?? document.body)) return; // another page came
    for (const [one, { x, y }] of movedIn(document.body, before))
      one.animate({ translate: [`${x}px ${y}px`, '0 0'] }, calm);
  }

  override render(): null {
    return null;
  }
}
