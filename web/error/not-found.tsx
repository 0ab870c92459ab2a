import { data } from 'react-router';

export const loader = () => {
  throw data(null, { status: 404 });
};

/** Never shown: the error page is. */
export default function NotFound() {
  return null;
}
