import type { ReactNode } from 'react';
import type { ShownDocument } from '#read-api/account/company-access.ts';
import { claimDocumentPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import './claim-documents.css';

type Props = {
  readonly company: number;
  /** Whose they are. */
  readonly account: string;
  readonly documents: readonly ShownDocument[];
  /** What can be done with one. */
  readonly actions?: (one: ShownDocument) => ReactNode;
};

/** The papers of a request, each opened in a page of its own. */
export const ClaimDocumentList = ({ company, account, documents, actions }: Props) => {
  const { t, number } = useText();
  if (documents.length === 0) return null;
  return (
    <ul className="claim-documents">
      {documents.map((one) => (
        <li key={one.id}>
          <a href={claimDocumentPath(company, account, one.id)} target="_blank" rel="noreferrer">
            <Icon name="clip" />
            <span>
              <b dir="auto">{one.title}</b>{' '}
              <span className="small muted">
                {t('contracts.file.about', {
                  pages: one.pages,
                  size: number(Math.max(1, Math.round(one.bytes / 1024))),
                })}
              </span>
            </span>
          </a>
          {actions?.(one)}
        </li>
      ))}
    </ul>
  );
};
