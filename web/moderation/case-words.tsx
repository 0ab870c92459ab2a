import type { ReportType } from '#domain/moderation/report.events.ts';
import type { Hint } from '#read-api/moderation/hints.ts';
import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import type { MessageId } from '../intl.ts';
import { reasonText } from '../review/review-reason.ts';
import { Words } from '../review/words.tsx';
import { type Text, useText } from '../text.ts';
import { Badge } from '../ui/badge.tsx';
import { Stars } from '../ui/stars.tsx';

export const typeText: Readonly<Record<ReportType, MessageId>> = {
  violent: 'moderation.type.violent',
  racist: 'moderation.type.racist',
  defamatory: 'moderation.type.defamatory',
  adult: 'moderation.type.adult',
  fake: 'moderation.type.fake',
  closed: 'moderation.type.closed',
  wrong_info: 'moderation.type.wrong_info',
  spam: 'moderation.type.spam',
};

/** What a case is about, in a line. */
export const caseTitle = ({ kind, type, company, targetKind }: ModerationCase, { t }: Pick<Text, 't'>): string =>
  kind === 'review'
    ? t('moderation.case.reviewOf', { company: company?.name ?? '…' })
    : t('moderation.case.reportOf', {
        target: company?.name ?? t(`moderation.target.${targetKind}`),
        type: type ? t(typeText[type]) : '',
      });

const hintText = (hint: Hint, { t }: Pick<Text, 't'>): string =>
  hint.what === 'word' ? t('moderation.hint.word', { word: hint.word }) : t(`moderation.hint.${hint.what}`);

/** What was said, who said it, and what a moderator may want to look at first. */
export const CaseWords = ({ shown }: { readonly shown: ModerationCase }) => {
  const text = useText();
  const { t } = text;
  const { kind, score, language, reported, appeal, state, reason, hints, reports } = shown;
  const silent = kind === 'review' ? 'moderation.case.noWords' : 'moderation.case.noMessage';
  return (
    <>
      {score !== null && <Stars value={score} />}
      {shown.text ? (
        <Words text={shown.text} {...(language && { lang: language })} />
      ) : (
        <p className="muted">{t(silent)}</p>
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
export const CaseFacts = ({ shown, age }: { readonly shown: ModerationCase; readonly age: string }) => {
  const { t } = useText();
  const { author, level, version, state } = shown;
  return (
    <p className="small muted">
      <bdi>{author ?? t('moderation.case.former')}</bdi>
      {level && ` (${t(`moderation.level.${level as 'young' | 'trust' | 'blacklisted'}`)})`}
      {version > 1 && ` · ${t('moderation.case.version', { version })}`}
      {state === 'appealed' && ` · ${t('moderation.case.appeal')}`}
      {` · ${t('moderation.case.since', { age })}`}
    </p>
  );
};
