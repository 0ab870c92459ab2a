import { element } from '../client/words.ts';

export type Answer = { readonly path: string; readonly status: number; readonly page: Document | null };

/** Asks as a form would. `XMLHttpRequest` since it reads a page without writing markup, which the page forbids. */
export const askPage = (path: string, body: URLSearchParams | null): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(body ? 'POST' : 'GET', path);
    request.responseType = 'document';
    request.timeout = 20_000;
    request.onload = () => {
      const { pathname, search } = new URL(request.responseURL);
      resolve({ path: pathname + search, status: request.status, page: request.responseXML });
    };
    request.onerror = reject;
    request.ontimeout = reject;
    request.send(body);
  });

/** The styles that the page of the log-in has and this one has not. */
export const dressed = (page: Document): Promise<unknown> =>
  Promise.all(
    [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].flatMap(({ href }) => {
      const path = new URL(href, location.href).pathname;
      if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(path)}"]`)) return [];
      const link = element('link', { rel: 'stylesheet', href: path });
      document.head.append(link);
      return [new Promise((done) => link.addEventListener('load', done, { once: true }))];
    }),
  );

/** Ids of the fetched page, so that they are not those of the page that is open. */
export const renamed = (part: HTMLElement, prefix: string): void => {
  for (const name of ['id', 'for', 'aria-describedby', 'aria-labelledby'])
    for (const one of part.querySelectorAll(`[${name}]`)) {
      const ids = (one.getAttribute(name) ?? '').split(' ').map((id) => prefix + id);
      one.setAttribute(name, ids.join(' '));
    }
  for (const link of part.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', `#${prefix}${(link.getAttribute('href') ?? '').slice(1)}`);
};
