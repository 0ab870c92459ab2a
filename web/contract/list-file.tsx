import type { Language } from '#domain/language.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { contractsPath } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { TextField } from '../ui/text-field.tsx';
import { MadeFile } from './made-file.tsx';

type Made = { readonly id: string; readonly count: number; readonly expires: string | null };

type Props = {
  readonly title: string;
  /** What the list was narrowed by, and how many contracts it then has. */
  readonly filter: Readonly<Record<string, string>>;
  readonly count: number;
  /** Whether only the reader's own contracts are taken out. */
  readonly own: boolean;
  /** For how many days a file can be fetched. */
  readonly days: number;
  readonly before: Readonly<Record<string, string>> | null | undefined;
  readonly refusal: Refused | undefined;
  /** The file that was made; without `expires` it is over. */
  readonly file: Made | null;
  /** What is said of it, with its last day, and where it is fetched. */
  readonly saidOf: (count: number, day: string) => string;
  readonly hrefOf: (lang: Language, id: string) => string;
};

/** Takes something of the contracts of a list out as a file: with a reason, on record, for some days. */
export const ListFile = ({ title, filter, count, own, days, before, refusal, file, saidOf, hrefOf }: Props) => {
  const { t, lang, day } = useText();
  const field = fieldsOf(refusal, before ?? {});
  const list = contractsPath(lang, Object.keys(filter).length > 0 ? filter : { all: '1' });
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead
          title={title}
          lead={t(own ? 'contracts.emails.ofOwn' : 'contracts.emails.of', { count })}
          crumbs={[{ name: t('contracts.title'), href: list }]}
        />
        {file && !refusal && (
          <MadeFile
            file={
              file.expires
                ? {
                    said: saidOf(file.count, day(file.expires.slice(0, 10), { dateStyle: 'long' })),
                    href: hrefOf(lang, file.id),
                  }
                : null
            }
          />
        )}
        <ErrorSummary errors={refusal?.errors ?? []} />
        <Card title={t('contracts.emails.new')}>
          <form method="post" className="stack" noValidate>
            <p className="muted">{t('contracts.emails.noted', { days })}</p>
            <TextField {...field('reason')} label={t('admin.export.reason')} maxLength={500} required />
            {before && !refusal && <ResumeNotice />}
            <div className="row">
              <Button look={file?.expires ? 'tonal' : 'primary'}>{t('contracts.emails.do')}</Button>
              <LinkButton look="ghost" href={list}>
                {t('web.do.cancel')}
              </LinkButton>
            </div>
          </form>
        </Card>
      </main>
    </Desk>
  );
};
