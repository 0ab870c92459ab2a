import { refuse } from '#domain/profile/profile.rejections.ts';

/** One object of a PDF, with its number and position. */
export type PdfObject = { readonly number: number; readonly from: number; readonly text: string };

/** Returns the objects of a PDF that PDFium wrote: not compressed, with a table of positions at the end. */
export const objectsOf = (text: string): PdfObject[] => {
  const table = Number(text.match(/startxref\s+(\d+)\s+%%EOF\s*$/)?.[1]);
  const [, sections] = text.slice(table).match(/^xref\s([\s\S]*?)trailer/) ?? [];
  if (!sections) throw refuse('pdf-broken', {}, '/file');
  const places: { number: number; from: number }[] = [];
  for (const [, first, entries = ''] of sections.matchAll(/(\d+) \d+\s+((?:\d{10} \d{5} [nf]\s+)+)/g))
    for (const [index, [, offset, kind]] of [...entries.matchAll(/(\d{10}) \d{5} ([nf])/g)].entries())
      if (kind === 'n') places.push({ number: Number(first) + index, from: Number(offset) });
  places.sort((a, b) => a.from - b.from);
  return places.map(({ number, from }, index) => ({
    number,
    from,
    text: text.slice(from, places[index + 1]?.from ?? table),
  }));
};

const data = /(?<!end)stream\r?\n/g;

/** Returns an object without the bytes of its stream. When several places look like the start, the last one counts. */
export const saidBy = ({ text }: PdfObject): string =>
  /endstream\s*endobj\s*$/.test(text) ? text.slice(0, [...text.matchAll(data)].at(-1)?.index) : text;
