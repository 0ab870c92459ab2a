import type { Freshness as Fresh } from '#read-api/company/company-content.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';

const words = (by: Fresh['by'], confirmed: boolean): MessageId =>
  confirmed
    ? by === 'owner'
      ? 'company.fresh.ownerConfirmed'
      : 'company.fresh.staffConfirmed'
    : by === 'owner'
      ? 'company.fresh.ownerSaid'
      : 'company.fresh.staffSaid';

/** Who vouches for what stands above it, and since when. */
export const Freshness = ({ of }: { readonly of: Fresh | undefined }) => {
  const { t, day } = useText();
  if (!of) return null;
  const date = day(of.at.slice(0, 10), { day: 'numeric', month: 'long', year: 'numeric' });
  return <p className="small muted fresh">{t(words(of.by, of.confirmed), { date })}</p>;
};
