import { keptIn } from './kept-in.ts';
import { kindOf } from './page-kinds.ts';

const cacheName = 'photos';
const bytesHeader = 'x-kept-bytes';

/** What photos may take of a device, and one of them. */
const photoBudget = { all: 6_000_000, one: 400_000 } as const;

type Asked = Pick<Request, 'url' | 'referrer'>;

/** Whether it is a photo on the page of a company: those are kept with the page. */
export const isCompanyPhoto = ({ url, referrer }: Asked): boolean =>
  /^\/media\/[\w-]{22}\/\d+\.(?:avif|webp|jpg)$/.test(new URL(url).pathname) &&
  referrer !== '' &&
  kindOf(new URL(referrer).pathname) === 'company';

/** Of sizes, oldest first, how many have to go for the rest to fit into `most`. */
export const tooHeavy = (sizes: readonly number[], most: number): number => {
  let left = sizes.reduce((sum, size) => sum + size, 0);
  let gone = 0;
  for (const size of sizes) {
    if (left <= most) break;
    left -= size;
    gone += 1;
  }
  return gone;
};

type Connected = { readonly connection?: { readonly saveData?: boolean } };

const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;

/** Keeps it as the one seen last, and lets go of the oldest that are too many. */
const keep = async (request: Request, answer: Response): Promise<void> => {
  const body = await answer.blob();
  if (body.size > photoBudget.one) return;
  const photos = await caches.open(cacheName);
  const type = answer.headers.get('content-type') ?? body.type;
  await photos.delete(request, { ignoreVary: true });
  await photos.put(request, new Response(body, { headers: { 'content-type': type, [bytesHeader]: `${body.size}` } }));
  const keys = await photos.keys();
  const sizes = await Promise.all(
    keys.map(async (key) => Number((await photos.match(key))?.headers.get(bytesHeader) ?? photoBudget.one)),
  );
  for (const key of keys.slice(0, tooHeavy(sizes, photoBudget.all))) await photos.delete(key);
};

type Event = { readonly request: Request; waitUntil(work: Promise<unknown>): void };

/** A photo of a company as the device keeps it, else from the network; nothing is kept for whoever saves data. */
export const keptPhoto = async ({ request, waitUntil }: Event): Promise<Response> => {
  const kept = await keptIn(cacheName, request, { ignoreVary: true });
  const answer = kept ?? (await fetch(request));
  if (answer.ok && (kept || !savesData())) waitUntil(keep(request, answer.clone()).catch(() => {}));
  return answer;
};
