import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { RawIntlProvider } from 'react-intl';
import { intlOf } from '../page/intl.ts';
import { useText } from '../page/text.ts';

type Props<P extends object> = {
  /** Its name in `enhance/parts.ts`. */
  readonly name: string;
  /** Tells it from others of that name on the page. */
  readonly id?: string | number;
  readonly of: ComponentType<P>;
  /** What it is rendered with, here and in the browser: no more than it needs, since the page carries it. */
  readonly props: P;
  /** It is what the page is for: it lives as soon as the page is there, not at the first touch. */
  readonly now?: boolean;
  /** It lives as soon as the address ends with something that holds this: `#contact-product-12`. */
  readonly at?: string;
  /** Events of the window that it answers: it lives from the first of them on, which it gets then. */
  readonly on?: readonly string[];
  /** The media query of the screens on which it lives; on others it is the plain HTML, unless an event has woken it. */
  readonly media?: string;
  /** The address of what it shows when it is used: asked for (`ask-once.ts`) when it is prepared, before anybody presses. */
  readonly asks?: string;
  /** It stands in a line of text, where no block may. */
  readonly inline?: boolean;
  /**
   * A selector of what in it waits for it when it is pressed before it lives; the rest does what it does without script.
   * Left out: links and buttons.
   */
  readonly waits?: string;
};

/** Renders a part as a tree of its own, whose ids begin with `prefix`; null on pages that live in the browser as a whole. */
export type RenderIsland = (part: ReactNode, prefix: string) => string;
export const IslandRendering = createContext<RenderIsland | null>(null);

/**
 * A part of a public page that React brings to life in the browser, when somebody is about to use it (`enhance/island.ts`).
 * Until then it is the plain HTML that it is without script. It is a tree of its own there and here, so that ids agree:
 * of the page around it, it knows the language alone.
 */
export const Island = <P extends object>(island: Props<P>) => {
  const { name, id = '', of: Part, props, now = false, at, on, media, waits, asks, inline = false } = island;
  const render = useContext(IslandRendering);
  const { lang } = useText();
  if (!render) return <Part {...props} />;
  const prefix = `${name}${id}-`;
  const __html = render(
    <RawIntlProvider value={intlOf(lang)}>
      <Part {...props} />
    </RawIntlProvider>,
    prefix,
  );
  const Place = inline ? 'span' : 'div';
  return (
    <Place
      className="island"
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-now={now || undefined}
      data-at={at}
      data-on={on?.join(' ')}
      data-media={media}
      data-waits={waits}
      data-asks={asks}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it, in the lines above
      dangerouslySetInnerHTML={{ __html }}
    />
  );
};
