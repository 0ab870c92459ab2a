import type { Defaults } from './column-map.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Layout } from './known-files.ts';

/** The settings of an import, the same for every row. */
export type Reading = {
  readonly layout: Layout;
  readonly defaults: Defaults;
  readonly gazetteer: Gazetteer;
  /** The name of the directory that the file comes from. */
  readonly source: string;
  readonly demo: boolean;
  /** Whether companies are approved and online at once; else staff has to approve them first. */
  readonly published: boolean;
};
