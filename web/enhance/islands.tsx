import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RawIntlProvider } from 'react-intl';
import { noteChosen, restoreChosen } from '../client/chosen-before.ts';
import { loadMessages } from '../client/messages.client.ts';
import { intlOf } from '../page/intl.ts';
import { ReviewDialog } from '../review/review-dialog.tsx';
import { ReviewOnPage } from '../review/review-on-page.tsx';

/** The parts of public pages that live in the browser, by the name that their `Island` gives; `props` is its JSON. */
const parts: Readonly<Record<string, (props: string) => ReactNode>> = {
  'review-dialog': (props) => <ReviewDialog {...JSON.parse(props)} />,
  'review-form': (props) => <ReviewOnPage {...JSON.parse(props)} />,
};

const Awake = ({ tell, children }: { readonly tell: () => void; readonly children: ReactNode }) => {
  useEffect(tell, [tell]);
  return children;
};

/** Brings the part in `place` to life; done when it answers. Rejects when its texts do not come. */
export const wake = async (place: HTMLElement): Promise<void> => {
  const { island = '', props = '{}' } = place.dataset;
  const lang = document.documentElement.lang === 'en' ? 'en' : 'fr';
  await loadMessages(lang, 'island');
  noteChosen(place);
  await new Promise<void>((tell) => {
    hydrateRoot(
      place,
      <RawIntlProvider value={intlOf(lang)}>
        <Awake tell={tell}>{parts[island]?.(props)}</Awake>
      </RawIntlProvider>,
    );
  });
  restoreChosen();
  place.dataset.awake = '';
};
