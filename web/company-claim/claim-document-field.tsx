import { claimDocumentDays, mostClaimDocumentMb } from '#domain/account/claim-documents.ts';
import type { Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { FileField } from '../ui/file-field.tsx';

type Props = {
  readonly refusal: Refused | undefined;
  readonly optional?: boolean;
  readonly required?: boolean;
};

/** A paper that shows that a page is one's own: a PDF, or a photo of it. */
export const ClaimDocumentField = ({ refusal, ...rest }: Props) => {
  const { t } = useText();
  return (
    <FileField
      {...rest}
      name="file"
      most={mostClaimDocumentMb}
      accept="application/pdf,.pdf,image/jpeg,image/png"
      label={t('edit.claim.file')}
      hint={t('edit.claim.file.hint', { most: mostClaimDocumentMb, days: claimDocumentDays })}
      error={refusal?.errors.find(({ field }) => field === 'file')?.message}
    />
  );
};
