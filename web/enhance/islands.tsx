import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RawIntlProvider } from 'react-intl';
import { keepChosen } from '../client/chosen-before.ts';
import { loadMessages } from '../client/messages.client.ts';
import { intlOf } from '../page/intl.ts';
import { loadChunk } from './chunks.ts';
import { languageHere, parts } from './parts.ts';

/** What the server wrote for the part. */
type Props = Readonly<Record<string, unknown>>;

/** Loads what the part in `place` is made of, and its texts. Rejects when that does not come. */
export const prepare = async ({ dataset }: HTMLElement): Promise<ComponentType<Props> | undefined> => {
  const load = parts[dataset.island ?? ''];
  const [Part] = await Promise.all([load && loadChunk(load), loadMessages(languageHere(), 'island')]);
  return Part as ComponentType<Props> | undefined;
};

const Awake = ({ tell, children }: { readonly tell: () => void; readonly children: ReactNode }) => {
  useEffect(tell, [tell]);
  return children;
};

/** Brings the part in `place` to life; done when it answers. Rejects when it or its texts do not come. */
export const wake = async (place: HTMLElement): Promise<void> => {
  const { prefix: identifierPrefix = '', props = '{}' } = place.dataset;
  const Part = await prepare(place);
  const putBack = keepChosen(place); // of this part alone: several may come to life at once
  place.dataset.answers = ''; // React takes what is pressed while it hydrates
  const lives = new Promise<void>((tell) => {
    const root = hydrateRoot(
      place,
      <RawIntlProvider value={intlOf(languageHere())}>
        <Awake tell={tell}>{Part && <Part {...JSON.parse(props)} />}</Awake>
      </RawIntlProvider>,
      { identifierPrefix },
    );
    // React throws when a part ends that does not live yet
    place.addEventListener('sokoni:gone', () => void lives.then(() => root.unmount()), { once: true });
  });
  await lives;
  putBack();
  place.dataset.awake = '';
};
