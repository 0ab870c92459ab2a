import { useSyncExternalStore } from 'react';
import { noPicks, onQuotePicks, type QuotePicks, quotePicks } from './quote-picks.ts';

/** The companies that are ticked for a quote; none while the page is rendered by the server. */
export const useQuotePicks = (): QuotePicks => useSyncExternalStore(onQuotePicks, quotePicks, () => noPicks);
