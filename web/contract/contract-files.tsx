import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { FileField } from '../ui/file-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { When } from '../ui/when.tsx';
import { AttachedFile } from './attached.tsx';
import { mostAttachedMb } from './attached-most.ts';
import { backIn, type PartProps } from './contract-parts.ts';
import { useContractWords } from './contract-words.ts';

type Props = Pick<PartProps, 'contract' | 'may' | 'refusal'>;
type One = PartProps['contract']['attachments'][number];

const Attached = ({
  number,
  one,
  maySet,
}: {
  readonly number: string;
  readonly one: One;
  readonly maySet: boolean;
}) => {
  const { t } = useText();
  const { personOf } = useContractWords();
  const { attachmentId, title, shared, by, at, isThere } = one;
  return (
    <li>
      <div className="row between">
        <span className="said">
          {isThere ? <AttachedFile number={number} file={one} /> : <b dir="auto">{title}</b>}
          <span className="small muted">
            {personOf(by)}, <When at={at} length="medium" />
          </span>
        </span>
        <Badge tone={shared ? 'leaf' : 'plain'} icon={shared ? 'eye' : 'lock'}>
          {t(shared ? 'contracts.file.shared' : 'contracts.file.internal')}
        </Badge>
      </div>
      {maySet && (
        <div className="row asks">
          <form method="post">
            <input type="hidden" name="of" value={attachmentId} />
            <Button look="line" icon={shared ? 'lock' : 'eye'} name="do" value={shared ? 'unshare' : 'share'}>
              {t(shared ? 'contracts.do.unshare' : 'contracts.do.share')}
            </Button>
          </form>
          <Confirm
            label={t('contracts.do.detach')}
            look="line"
            question={<p>{t('contracts.file.removeAsk', { title })}</p>}
          >
            <form method="post">
              <input type="hidden" name="of" value={attachmentId} />
              <Button look="danger" icon="trash" name="do" value="detach">
                {t('web.do.yesDelete')}
              </Button>
            </form>
          </Confirm>
        </div>
      )}
    </li>
  );
};

/** The PDF files of a contract, such as the signed one: who added them, and whether the client may read them. */
export const ContractFiles = ({ contract: { number, attachments }, may, refusal }: Props) => {
  const { t } = useText();
  const { isBack, typed, field } = backIn(refusal, 'attach');
  return (
    <Card title={t('contracts.files')} id="files">
      {attachments.length === 0 && <p className="muted">{t('contracts.files.none')}</p>}
      {attachments.length > 0 && (
        <ul className="contract-items">
          {attachments.map((one) => (
            <Attached key={one.attachmentId} number={number} one={one} maySet={may.add} />
          ))}
        </ul>
      )}
      {may.add && (
        <Disclosure title={t('contracts.do.attach')} open={isBack} key={attachments.length}>
          <form method="post" encType="multipart/form-data" className="stack">
            <FileField
              {...field('file')}
              most={mostAttachedMb}
              accept="application/pdf,.pdf"
              label={t('profile.resumes.file')}
              hint={t('contracts.file.hint', { most: mostAttachedMb })}
              required
            />
            <TextField
              {...field('title', t('contracts.file.title'))}
              label={t('contract.field.title')}
              maxLength={120}
              required
            />
            <Checkbox
              name="shared"
              label={t('contracts.file.share')}
              hint={t('contracts.file.shareHint')}
              defaultChecked={typed.shared === 'on'}
            />
            <Button icon="clip" name="do" value="attach">
              {t('contracts.do.attach')}
            </Button>
          </form>
        </Disclosure>
      )}
    </Card>
  );
};
