import type { Defaults } from './column-map.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Layout } from './known-files.ts';

/** What is known of a file before its first row. */
export type Reading = {
  readonly layout: Layout;
  readonly defaults: Defaults;
  readonly gazetteer: Gazetteer;
  /** The name of the directory that the file comes from. */
  readonly source: string;
  readonly demo: boolean;
  /** Approved and online as they arrive, or to be looked at first. */
  readonly published: boolean;
};
