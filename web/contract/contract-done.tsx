import { contractPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { ContractAct } from './contract-acts.ts';
import { undoOf } from './contract-undo.ts';

type Props = {
  readonly act: ContractAct;
  readonly of: string;
  readonly number: string;
  readonly version: number;
};

/** Says what has just been done, and takes it back with one press where that is possible. */
export const ContractDone = ({ act, of, number, version }: Props) => {
  const { t, lang } = useText();
  const back = undoOf[act];
  return (
    <Notice
      key={`${act} ${of} ${version}`}
      tone="good"
      action={
        back && (
          <form method="post" action={contractPath(lang, number)}>
            <input type="hidden" name="of" value={of} />
            <Button look="ghost" icon="undo" name="do" value={back}>
              {t('moderation.do.undo')}
            </Button>
          </form>
        )
      }
    >
      {t(`contracts.did.${act}`)}
    </Notice>
  );
};
