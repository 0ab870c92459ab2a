import type { EventMetadata, RecordedEvent } from '../../event-store/event-store.ts';

/** The columns of the log in PostgreSQL, which is how a backup writes every log. */
export const logColumns = ['position', 'stream', 'revision', 'id', 'type', 'data', 'metadata'];

const marks: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };

const escaped = (text: string): string => text.replace(/[\\\n\r\t]/g, (mark) => marks[mark] ?? mark);
const plain = (text: string): string => text.replace(/\\(.)/gs, (_, letter: string) => letters[letter] ?? letter);

/** An event as a line of PostgreSQL's text format of COPY. */
export const lineOf = ({ position, stream, revision, id, type, data, metadata }: RecordedEvent): string =>
  `${[position, stream, String(revision), id, type, JSON.stringify(data), JSON.stringify(metadata)].map(escaped).join('\t')}\n`;

/** The event of a line without its line feed. */
export const eventIn = (line: string): RecordedEvent => {
  const [position = '', stream = '', revision, id = '', type = '', data = '', metadata = ''] = line
    .split('\t')
    .map(plain);
  return {
    ...{ position, stream, revision: Number(revision), id, type },
    data: JSON.parse(data) as object,
    metadata: JSON.parse(metadata) as EventMetadata,
  };
};
