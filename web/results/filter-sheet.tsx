import { type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { opensElsewhere } from '../client/plain-click.ts';
import { useText } from '../page/text.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FacetList } from './facet-list.tsx';
import { chosenFilters, type ResultsQuery, searchOf } from './results-query.ts';
import { type Narrowing, useFilters } from './use-filters.ts';

type Props = Narrowing & {
  /** The path of the results in the country of the query. */
  readonly path: string;
};

/** The button of the filters, with how many of them are on. */
const Chosen = ({ count }: { readonly count: number }) => {
  const { t, number } = useText();
  return (
    <span className="count-badge">
      <span aria-hidden="true">{number(count)}</span>
      <span className="sr">{`, ${t('results.filter.count', { count })}`}</span>
    </span>
  );
};

/** The panel of filters moves between its place in the page and the dialog: it is the same one, with what is unfolded in it. */
const useMovingPanel = () => {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const toDialog = (): void => {
    if (!details.current || !dialog.current || !panel.current) return;
    const { activeElement } = document;
    // whoever went on by keys before this lived stays where they are
    const stays = activeElement instanceof HTMLElement && panel.current.contains(activeElement);
    details.current.open = false;
    dialog.current.append(panel.current);
    dialog.current.showModal();
    (stays ? activeElement : title.current)?.focus();
  };
  const toPage = (): void => {
    if (panel.current) details.current?.append(panel.current);
    summary.current?.focus();
  };
  return { details, summary, dialog, panel, title, toDialog, toPage };
};

/**
 * All filters: a column beside the list on a screen. On a phone they are a dialog in which several are chosen before the
 * list is shown; without script, and until it lives, a sheet of links. Closed otherwise, everything is as it was.
 */
export const FilterSheet = ({ path, ...first }: Props) => {
  const { t, lang } = useText();
  const { query, answer, status, choose, reset } = useFilters(first, lang);
  const { details, summary, dialog, panel, title, toDialog, toPage } = useMovingPanel();
  const open = (event?: MouseEvent): void => {
    event?.preventDefault();
    toDialog();
  };
  const openFirst = useRef(open);
  // it was opened as a sheet before it lived
  useEffect(() => {
    if (details.current?.open) openFirst.current();
  }, [details]);
  const close = (): void => dialog.current?.close();
  const closed = (): void => {
    toPage();
    reset();
  };
  const pick = async (event: MouseEvent<HTMLAnchorElement>, change: Partial<ResultsQuery>): Promise<void> => {
    if (!dialog.current?.open || opensElsewhere(event)) return;
    const { id } = event.currentTarget;
    event.preventDefault();
    event.stopPropagation();
    // what is chosen may stand elsewhere in the list that came
    if (await choose(change)) (document.getElementById(id) ?? title.current)?.focus({ preventScroll: true });
  };
  const show = (event: MouseEvent): void => {
    if (!dialog.current?.open || searchOf(query) !== searchOf(first.query) || opensElsewhere(event)) return;
    event.preventDefault();
    close();
  };
  const sayings = {
    idle: t('results.counted', { count: answer.nbHits, order: query.sort }),
    failed: t('shell.failed'),
  };
  return (
    <>
      <details className="filters" ref={details} suppressHydrationWarning>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed, by keys too */}
        <summary className="btn line" ref={summary} onClick={open}>
          <Icon name="filter" />
          <span>{t('results.filters')}</span>
          {chosenFilters(first.query).length > 0 && <Chosen count={chosenFilters(first.query).length} />}
          <Icon name="close" />
        </summary>
        <div className="panel" ref={panel} aria-busy={status === 'counting' || undefined}>
          <div className="scroll">
            {/* its many links live after the dialog does, or as soon as one of them is pressed */}
            <Suspense>
              <FacetList path={path} query={query} answer={answer} before={first} onPick={pick} />
            </Suspense>
          </div>
          <a className="btn primary wide show" href={path + searchOf(query)} data-focus="hits" onClick={show}>
            {t('results.show', { count: answer.nbHits })}
          </a>
        </div>
      </details>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well */}
      <dialog
        className="filter-dialog"
        aria-labelledby="filters-title"
        ref={dialog}
        onClose={closed}
        onClick={({ target }) => target === dialog.current && close()}
      >
        <div className="filter-head">
          <h2 id="filters-title" tabIndex={-1} ref={title}>
            {t('results.filters')}
          </h2>
          <IconButton icon="close" label={t('web.do.close')} onClick={close} />
        </div>
        <p className={status === 'failed' ? 'failed' : 'sr'} role="status">
          {(status === 'failed' || (status === 'idle' && query !== first.query)) && sayings[status]}
        </p>
      </dialog>
    </>
  );
};
