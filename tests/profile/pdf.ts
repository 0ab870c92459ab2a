import { deflateSync } from 'node:zlib';

/** A PDF of so many pages that say a word; `more` goes into its catalogue, `info` tells who made it, `objects` stand beside the others. */
export const pdf = ({
  pages = 1,
  word = 'Curriculum',
  more = '',
  info = '',
  objects = [] as readonly string[],
} = {}): Buffer => {
  const kids = Array.from({ length: pages }, (_, index) => `${10 + index} 0 R`);
  const text = `BT /F1 36 Tf 72 700 Td (${word}) Tj ET`;
  const all: [number, string][] = [
    [1, `<< /Type /Catalog /Pages 2 0 R ${more} >>`],
    [2, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [4, `<< /Length ${text.length} >>\nstream\n${text}\nendstream`],
    ...kids.map((_, index): [number, string] => [
      10 + index,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ]),
    ...objects.map((object, index): [number, string] => [1000 + index, object]),
  ];
  let body = '%PDF-1.7\n';
  for (const [number, object] of all) body += `${number} 0 obj\n${object}\nendobj\n`;
  return Buffer.from(
    `${body}${info && `5 0 obj\n${info}\nendobj\n`}trailer\n<< /Size 2000 /Root 1 0 R ${info && '/Info 5 0 R'} >>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );
};

/** An object that holds others, packed, as most programs write them. */
export const packed = (inside: string): string => {
  const bytes = deflateSync(inside).toString('latin1');
  return `<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
};
