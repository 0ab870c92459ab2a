type Answer = { readonly path: string; readonly status: number; readonly page: Document | null };

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
