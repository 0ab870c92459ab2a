type Given = { readonly loaderHeaders: Headers };

/** Headers of pages that tell numbers: nobody keeps them, no search engine lists them. */
export const privately = ({ loaderHeaders }: Given): Headers => {
  const headers = new Headers(loaderHeaders);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  return headers;
};
