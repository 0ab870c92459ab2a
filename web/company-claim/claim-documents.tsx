import { mostClaimDocuments } from '#domain/account/claim-documents.ts';
import type { ShownDocument } from '#read-api/account/company-access.ts';
import { FormFiles } from '../client/form-files.ts';
import { useUpload } from '../client/use-upload.ts';
import type { Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { UploadLine } from '../ui/upload-line.tsx';
import { ClaimDocumentField } from './claim-document-field.tsx';
import { ClaimDocumentList } from './claim-document-list.tsx';
import { General, ofAct } from './refusal.tsx';

type Props = {
  readonly company: number;
  readonly account: string;
  readonly documents: readonly ShownDocument[];
  readonly refusal: Refused | undefined;
};

const Remove = ({ id, title }: ShownDocument) => {
  const { t } = useText();
  return (
    <Confirm label={t('web.do.remove')} look="line" question={<p>{t('edit.claim.file.removeAsk', { title })}</p>}>
      <form method="post">
        <input type="hidden" name="document" value={id} />
        <Button look="danger" name="do" value="remove">
          {t('web.do.yesDelete')}
        </Button>
      </form>
    </Confirm>
  );
};

const Add = ({ refusal }: Pick<Props, 'refusal'>) => {
  const { t } = useText();
  const upload = useUpload();
  return (
    <form {...upload.form} method="post" encType="multipart/form-data" className="stack">
      <FormFiles value={upload.files}>
        <ClaimDocumentField refusal={refusal} required />
      </FormFiles>
      <General refusal={refusal} fields={['file']} />
      <UploadLine upload={upload} />
      <Button icon="clip" name="do" value="document" aria-disabled={upload.share !== null || undefined}>
        {t('edit.claim.file.add')}
      </Button>
    </form>
  );
};

/** The papers beside a request that waits: what was sent, one more, one less. */
export const ClaimDocuments = ({ company, account, documents, refusal }: Props) => {
  const { t } = useText();
  return (
    <Card title={t('edit.claim.files')} id="documents">
      <ClaimDocumentList
        company={company}
        account={account}
        documents={documents}
        actions={(one) => (
          <div className="row asks">
            <Remove {...one} />
          </div>
        )}
      />
      <General refusal={ofAct(refusal, 'remove')} fields={[]} />
      {documents.length < mostClaimDocuments ? (
        <Add key={documents.length} refusal={ofAct(refusal, 'document')} />
      ) : (
        <p className="muted">{t('rejection.account.documents-full', { most: mostClaimDocuments })}</p>
      )}
    </Card>
  );
};
