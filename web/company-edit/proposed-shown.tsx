import type { ProposedChange } from '#domain/company/company.events.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import './proposed-shown.css';

type Pin = Extract<ProposedChange, { field: 'pin' }>['after'];

const labels: Readonly<Record<ProposedChange['field'], MessageId>> = {
  number: 'problem.number',
  address: 'profile.address',
  pin: 'edit.company.pin',
};

/** Six decimals of a degree are ten centimetres. */
const degrees = ({ lat, lng }: Pin): string => `${lat.toFixed(6)}, ${lng.toFixed(6)}`;

const onMap = ({ lat, lng }: Pin): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;

/** What somebody proposes that the page says: what it says now, and what it would say. */
export const ProposedShown = ({ proposed }: { readonly proposed: ProposedChange }) => {
  const { t } = useText();
  const { field } = proposed;
  const before = field === 'pin' ? proposed.before && degrees(proposed.before) : proposed.before;
  return (
    <dl className="proposed">
      <dt>{t(labels[field])}</dt>
      <dd dir="auto">
        {before ? <del>{before}</del> : <span className="muted">{t('edit.merge.nothing')}</span>}
        {field === 'number' && <ins>{proposed.after?.raw ?? t('problem.numberGoes')}</ins>}
        {field === 'address' && <ins>{proposed.after}</ins>}
        {field === 'pin' && (
          <ins>
            <a href={onMap(proposed.after)} target="_blank" rel="noreferrer">
              {degrees(proposed.after)}
            </a>
          </ins>
        )}
      </dd>
    </dl>
  );
};
