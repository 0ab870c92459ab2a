import type { Language } from '#domain/language.ts';

/** A phone number, an address or a website. */
export type CvLink = { readonly label: string; readonly shown: string; readonly url: string | null };

/** An experience or an education. */
export type CvStep = {
  readonly period: string;
  readonly name: string;
  readonly house: string | null;
  /** The text that the company confirms it; null without confirmation. */
  readonly mark: string | null;
  readonly description: string | null;
};

export type CvPart = { readonly heading: string } & (
  | { readonly kind: 'words'; readonly text: string; readonly lang: Language }
  | { readonly kind: 'steps'; readonly steps: readonly CvStep[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [string, string])[] }
);

/** The texts of a CV, or of another sheet to print that looks the same, in its language and in reading order. */
export type Cv = {
  readonly lang: Language;
  /** The title of the PDF file. */
  readonly title: string;
  readonly name: string;
  readonly headline: { readonly text: string; readonly lang: Language } | null;
  /** The person's career status and wish for remote work. */
  readonly facts: readonly string[];
  readonly contact: readonly CvLink[];
  readonly parts: readonly CvPart[];
  /** A JPEG. */
  readonly portrait: { readonly jpeg: Uint8Array; readonly alt: string } | null;
  readonly made: Date;
};
