import type { Language } from '#domain/text.ts';

/** Something that can be called, written to or opened. */
export type CvLink = { readonly label: string; readonly shown: string; readonly url: string | null };

/** What someone did, where and when. */
export type CvStep = {
  readonly period: string;
  readonly name: string;
  readonly house: string | null;
  /** Who else says so. */
  readonly mark: string | null;
  readonly description: string | null;
};

export type CvPart = { readonly heading: string } & (
  | { readonly kind: 'words'; readonly text: string; readonly lang: Language }
  | { readonly kind: 'steps'; readonly steps: readonly CvStep[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [string, string])[] }
);

/** What a CV says, already in its language and in the order in which it is read. */
export type Cv = {
  readonly lang: Language;
  /** Of the file, as programs show it. */
  readonly title: string;
  readonly name: string;
  readonly headline: { readonly text: string; readonly lang: Language } | null;
  /** What they look for. */
  readonly facts: readonly string[];
  readonly contact: readonly CvLink[];
  readonly parts: readonly CvPart[];
  /** A JPEG. */
  readonly portrait: { readonly jpeg: Uint8Array; readonly alt: string } | null;
  readonly made: Date;
};
