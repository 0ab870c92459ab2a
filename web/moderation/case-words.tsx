import { isLate } from '#domain/moderation/late.ts';
import { type ProblemKind, problemKinds } from '#domain/moderation/problem-kinds.ts';
import type { ReportType } from '#domain/moderation/report-kinds.ts';
import type { Hint } from '#read-api/moderation/hints.ts';
import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import { companyPath } from '../addresses/paths.ts';
import { problemLabel } from '../company-edit/problem-label.ts';
import { ProblemPictures } from '../company-edit/problem-pictures.tsx';
import { ProposedShown } from '../company-edit/proposed-shown.tsx';
import { type Text, useText } from '../page/text.ts';
import { reasonText } from '../review/review-reason.ts';
import { Words } from '../review/words.tsx';
import { Badge } from '../ui/badge.tsx';
import { Stars } from '../ui/stars.tsx';
import { useAgo } from '../ui/when.tsx';
import { reportLabel } from './report-label.ts';

const isProblem = (type: ReportType | ProblemKind): type is ProblemKind => problemKinds.some((one) => one === type);

/** What a case is about, in a line. */
export const caseTitle = ({ kind, type, company, targetKind }: ModerationCase, { t }: Pick<Text, 't'>): string => {
  const name = company?.name;
  if (kind === 'review') return t('moderation.case.reviewOf', { company: name ?? '…' });
  if (kind === 'problem')
    return t('moderation.case.problemOf', {
      company: name ?? '…',
      kind: t(problemLabel[type && isProblem(type) ? type : 'other']),
    });
  const said = type && Object.hasOwn(reportLabel, type) ? t(reportLabel[type as ReportType]) : '';
  return t('moderation.case.reportOf', { target: name ?? t(`moderation.target.${targetKind}`), type: said });
};

const hintText = (hint: Hint, { t }: Pick<Text, 't'>): string =>
  hint.what === 'word' ? t('moderation.hint.word', { word: hint.word }) : t(`moderation.hint.${hint.what}`);

/** What was said, who said it, and what a moderator may want to look at first. */
export const CaseWords = ({ shown }: { readonly shown: ModerationCase }) => {
  const text = useText();
  const { t, lang } = text;
  const { kind, score, language, reported, appeal, state, reason, hints, reports, about, proposed, company } = shown;
  const silent = kind === 'review' ? 'review.item.noWords' : 'moderation.case.noMessage';
  return (
    <>
      {score !== null && <Stars value={score} />}
      {proposed && <ProposedShown proposed={proposed} />}
      {about && (
        <p dir="auto">
          <b>{about}</b>
        </p>
      )}
      {shown.text ? (
        <Words text={shown.text} {...(language && { lang: language })} />
      ) : (
        !about && !proposed && <p className="muted">{t(silent)}</p>
      )}
      {company && <ProblemPictures company={company.id} problem={shown.id} count={shown.pictures} />}
      {kind !== 'review' && company && (
        <p>
          <a className="link" href={companyPath(lang, company)}>
            {t('moderation.case.page')}
          </a>
        </p>
      )}
      {reported && (
        <blockquote>
          <p className="small muted">{t('moderation.case.reported')}</p>
          <Words text={reported} />
        </blockquote>
      )}
      {state === 'appealed' && (
        <blockquote>
          <p className="small muted">
            {t('moderation.case.says')} {reason && t(reasonText[reason])}
          </p>
          {appeal && <Words text={appeal} />}
        </blockquote>
      )}
      {(hints.length > 0 || (kind === 'review' && reports > 0)) && (
        <div className="row">
          {hints.map((hint) => (
            <Badge key={JSON.stringify(hint)} tone="laterite" icon="eye">
              {hintText(hint, text)}
            </Badge>
          ))}
          {kind === 'review' && reports > 0 && (
            <Badge tone="danger" icon="flag">
              {t('moderation.case.reports', { count: reports })}
            </Badge>
          )}
        </div>
      )}
    </>
  );
};

/** Who wrote it, how far they are trusted, and since when it waits. */
export const CaseFacts = ({ shown, at }: { readonly shown: ModerationCase; readonly at: Date }) => {
  const { t } = useText();
  const age = useAgo(at)(shown.since);
  const late = shown.waits && isLate(shown.since, at.getTime());
  const { author, authorId, level, version, state } = shown;
  return (
    <p className="small muted">
      <bdi>{author ?? t(authorId === null ? 'moderation.case.visitor' : 'moderation.case.former')}</bdi>
      {level && ` (${t(`moderation.level.${level as 'young' | 'trust' | 'blacklisted'}`)})`}
      {version > 1 && ` · ${t('moderation.case.version', { version })}`}
      {state === 'appealed' && ` · ${t('moderation.case.appeal')}`}
      {` · ${t('moderation.case.since', { age })}`}
      {late && (
        <>
          {' '}
          <Badge tone="danger" icon="alert">
            {t('admin.waiting.late')}
          </Badge>
        </>
      )}
    </p>
  );
};
