/** A text style; sizes are in points. */
export type Style = {
  readonly bold?: boolean;
  readonly size: number;
  /** The distance from line to line, in points. */
  readonly leading: number;
  readonly colour: string;
};

export type Column = { readonly x: number; readonly width: number };

/** A4 in points, and the margins of the text. */
export const page = { width: 595.28, height: 841.89, top: 58, bottom: 782, foot: 805, side: 54 } as const;

/** The left column, for headings and dates. */
export const gutter: Column = { x: page.side, width: 116 };
export const main: Column = { x: page.side + 132, width: page.width - 2 * page.side - 132 };

/** The brand colours for print. */
export const colour = {
  cloth: '#1b2657',
  ink: '#1f1b16',
  second: '#5b5245',
  indigo: '#26377f',
  tint: '#e9ecf8',
  line: '#e2d7c4',
  ochre: '#d8952a',
  leaf: '#17683f',
} as const;

const styles = {
  name: { bold: true, size: 25, leading: 30, colour: colour.cloth },
  headline: { size: 12.5, leading: 17, colour: colour.indigo },
  heading: { bold: true, size: 10, leading: 14, colour: colour.indigo },
  step: { bold: true, size: 10, leading: 14, colour: colour.ink },
  house: { size: 9.3, leading: 14, colour: colour.indigo },
  text: { size: 9.3, leading: 14, colour: colour.ink },
  strong: { bold: true, size: 9.3, leading: 14, colour: colour.ink },
  second: { size: 8.6, leading: 14, colour: colour.second },
  mark: { size: 8.6, leading: 13, colour: colour.leaf },
  fact: { bold: true, size: 8.8, leading: 15, colour: colour.leaf },
  foot: { size: 8, leading: 11, colour: colour.second },
} as const satisfies Record<string, Style>;

type Styles = Readonly<Record<keyof typeof styles, Style>>;

/** Returns the styles with the line distance multiplied by `density`. */
export const stylesAt = (density: number): Styles =>
  Object.fromEntries(
    Object.entries(styles).map(([name, style]) => [name, { ...style, leading: style.leading * density }]),
  ) as Styles;
