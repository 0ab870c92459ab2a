import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import sharp from 'sharp';

/** What is sent once the minute is over: how often each thing was asked, and how it was answered. */
export type Abused = Readonly<Record<string, Readonly<Record<number, number>>>>;

type Ask = {
  readonly path: string;
  readonly body?: string | Buffer;
  readonly type?: string;
};

const [url = '', session = '', person = '', only = ''] = process.argv.slice(2);
/** One address, as a stranger has one; and several requests of each kind at once, begun anew without a pause. */
const from = '203.0.113.66';
const atOnce = 6;
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const boundary = '----as-long-as-browsers-write-it';
let over = false;

const word = (): string => randomBytes(6).toString('hex');
const json = (path: string, body: object): Ask => ({ path, body: JSON.stringify(body), type: 'application/json' });
const form = (path: string, fields: Record<string, string>): Ask => ({
  path,
  body: new URLSearchParams(fields).toString(),
  type: 'application/x-www-form-urlencoded',
});
const upload = (path: string, name: string, file: Buffer, type: string): Ask => ({
  path,
  type: `multipart/form-data; boundary=${boundary}`,
  body: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
});

/** A photo of as many pixels as are taken, which are slow to compress. */
const photo = await sharp({
  create: {
    width: 4000,
    height: 3000,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
    background: '#777',
  },
})
  .jpeg({ quality: 40 })
  .toBuffer();
/** Objects in a row, each begun anew: what a PDF reader has to look through. */
const pdf = Buffer.from(`%PDF-1.4\n${'1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n'.repeat(40_000)}%%EOF`);

let company = 0;
const next = (): number => (company++ % 400) + 1;

const kinds: Readonly<Record<string, () => Ask>> = {
  photos: () => upload('/ajax/media/upload/image', 'file', photo, 'image/jpeg'),
  documents: () => upload('/en/profile/edit/resumes', 'file', pdf, 'application/pdf'),
  'unknown addresses': () => ({ path: `/${word()}/${word()}` }),
  'unknown parameters': () => ({ path: `/manifest.webmanifest?${word()}=${word()}` }),
  'other searches': () => ({ path: `/annuaire-resultat?what=${word()}&where=${word()}` }),
  'searches as data': () => ({ path: `/api/search?what=${'pharmacie garage '.repeat(8)}${word()}` }),
  'share cards': () => ({ path: `/cards/company/${next()}${company % 2 ? '' : '-square'}.png` }),
  'sign-ins': () => json('/api/login', { email: `${word()}@example.org`, password: word() }),
  'sign-ins of one person': () => json('/api/login', { email: 'admin@sokoni.example', password: word() }),
  registrations: () =>
    json('/api/registration/profile', {
      ...{ firstname: 'Awa', lastname: 'Diop', email: `${word()}@example.org`, password: `Aa1${word()}x` },
      website: '',
    }),
  'new passwords': () => form('/en/registration/reset-password', { email: 'member@sokoni.example' }),
  'proofs of being a person': () => ({ path: '/bot-check' }),
  reports: () =>
    json('/api/moderation/report-problem', { companyId: next(), kind: 'other', about: null, message: word() }),
  numbers: () => ({ path: `/api/companies/${next()}/phones` }),
  CVs: () => ({ path: `/profil/${person}/cv.pdf` }),
  'copies of one’s data': () => ({ path: '/en/profile/edit/data/archive' }),
  'large bodies': () => json('/api/moderation/file-report', { message: 'x'.repeat(1_000_000) }),
  'deep bodies': () => ({ path: '/api/login', type: 'application/json', body: `{"a":${'['.repeat(500_000)}` }),
  'BBCode to preview': () => json('/ajax/bbcode/preview/post', { text: '[b][url=a]'.repeat(1900) }),
  sitemaps: () => ({ path: '/sitemaps/lists-0.xml' }),
};

const send = ({ path, body, type }: Ask): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      'x-forwarded-for': from,
      cookie: `session=${session}`,
      ...(type && { 'content-type': type }),
      ...(body && { 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request(url + path, { agent, headers, method: body ? 'POST' : 'GET' });
    sent.once('response', (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)));
    sent.once('error', () => resolve(0));
    sent.end(body);
  });

const abused: Record<string, Record<number, number>> = {};
const loop = async (kind: string, made: () => Ask): Promise<void> => {
  while (!over) {
    const status = await send(made());
    const counts = abused[kind] ?? {};
    abused[kind] = { ...counts, [status]: (counts[status] ?? 0) + 1 };
  }
};

// whoever does this sits elsewhere: readers here should not wait for their processor
setPriority(19);
process.once('message', () => {
  over = true;
});
process.send?.('ready');
await Promise.all(
  Object.entries(kinds)
    .filter(([kind]) => kind.startsWith(only))
    .flatMap(([kind, made]) => Array.from({ length: atOnce }, () => loop(kind, made))),
);
process.send?.(abused, () => process.exit(0));
