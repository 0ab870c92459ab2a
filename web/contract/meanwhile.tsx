import type { ContractLogEntry } from '#read-api/contract/contract-log.ts';
import { useText } from '../page/text.ts';
import { Notice } from '../ui/notice.tsx';
import { ContractLine } from './contract-lines.tsx';
import type { Names } from './contract-words.ts';

/** The version of a contract that a person has seen: that of the page as it was loaded, and of what is shown to them since. */
export const versionSeen = (version: number, changes: readonly ContractLogEntry[]): number =>
  Math.max(version, ...changes.map((entry) => entry.version));

type Props = { readonly changes: readonly ContractLogEntry[]; readonly names: Names; readonly isTyped?: boolean };

/** What others did to a contract while somebody worked on it; nothing where they did nothing. */
export const Meanwhile = ({ changes, names, isTyped = true }: Props) => {
  const { t } = useText();
  if (changes.length === 0) return null;
  return (
    <Notice tone="warn">
      {isTyped && (
        <p>
          <b>{t('contracts.meanwhile')}</b>
        </p>
      )}
      <ol className="contract-log">
        {changes.map((entry) => (
          <ContractLine key={entry.version} entry={entry} names={names} />
        ))}
      </ol>
    </Notice>
  );
};
