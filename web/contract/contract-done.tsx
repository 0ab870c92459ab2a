import { contractPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Done } from '../ui/done.tsx';
import type { ContractAct } from './contract-acts.ts';
import { undoOf } from './contract-undo.ts';

type Props = {
  readonly act: ContractAct;
  readonly of: string;
  /** The day on which it was done or collected; empty for what has none. */
  readonly on: string;
  readonly number: string;
};

/** Says what has just been done, and takes it back with one press where that is possible. */
export const ContractDone = ({ act, of, on, number }: Props) => {
  const { t, lang } = useText();
  const back = undoOf[act];
  const undo = back && {
    label: t('moderation.do.undo'),
    action: contractPath(lang, number),
    fields: [
      ['of', of],
      ['on', on],
      ['do', back],
    ] as const,
  };
  return <Done said={t(`contracts.did.${act}`)} undo={undo ?? null} />;
};
