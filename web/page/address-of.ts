/**
 * The address of the page that a request is about. In the browser the data of a page is asked for at an address of its
 * own, `/notifications.data?_routes=…` (React Router's single fetch).
 */
export const addressOf = ({ url }: Pick<Request, 'url'>): URL => {
  const address = new URL(url);
  if (!address.pathname.endsWith('.data')) return address;
  const page = address.pathname.replace(/\.data$/, '').replace(/\/_(root)?$/, '/');
  address.pathname = page;
  address.searchParams.delete('_routes');
  return address;
};
