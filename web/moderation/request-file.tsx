import type { RequestFile } from '#read-api/moderation/request-files.ts';
import { companyPath, companyRequestsPath, moderationCasePath } from '../addresses/paths.ts';
import { CategoryDifference } from '../company-edit/category-request.tsx';
import { problemLabel } from '../company-edit/problem-label.ts';
import { ProblemPictures } from '../company-edit/problem-pictures.tsx';
import { ProposedShown } from '../company-edit/proposed-shown.tsx';
import type { Refused } from '../page/fields-of.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Words } from '../review/words.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { Ago, When } from '../ui/when.tsx';

const outcomes: Readonly<Record<NonNullable<RequestFile['outcome']>, readonly [MessageId, Tone]>> = {
  approved: ['desk.files.approved', 'leaf'],
  refused: ['moderation.state.refused', 'plain'],
  cancelled: ['desk.files.cancelled', 'plain'],
  corrected: ['moderation.state.corrected', 'leaf'],
  unfounded: ['moderation.state.unfounded', 'plain'],
};

const sentLabel = {
  sent: 'desk.files.sent',
  'not-yet': 'desk.files.notYetSent',
  nobody: 'desk.files.nobodyTold',
} as const satisfies Record<string, MessageId>;

/** Which request a form is about. */
const About = ({ request: { id, company, words } }: { readonly request: RequestFile }) => (
  <>
    <input type="hidden" name="of" value={id} />
    <input type="hidden" name="company" value={company.id} />
    <input type="hidden" name="source" value={words.what} />
  </>
);

const Said = ({ request: { id, company, words, answer } }: { readonly request: RequestFile }) => {
  const { t } = useText();
  if (words.what === 'category')
    return (
      <>
        <CategoryDifference request={words} />
        <p dir="auto">{words.reason}</p>
        {answer && <p dir="auto">{t('edit.state.reason', { reason: answer })}</p>}
      </>
    );
  const { proposed, about, message } = words.said;
  return (
    <>
      {proposed && <ProposedShown proposed={proposed} />}
      {about && <p dir="auto">{about}</p>}
      {message && <Words text={message} />}
      <ProblemPictures company={company.id} problem={id} count={words.pictures} />
    </>
  );
};

const Notes = ({ request }: { readonly request: RequestFile }) => {
  const { t } = useText();
  if (request.notes.length === 0) return null;
  return (
    <ul className="request-notes" aria-label={t('desk.files.notes')}>
      {request.notes.map(({ id, note, by, at }) => (
        <li key={id}>
          <p dir="auto">{note}</p>
          <div className="row between">
            <span className="small muted">
              <span dir="auto">{by ?? t('edit.merge.team')}</span>, <When at={at} length="medium" />
            </span>
            <Confirm label={t('web.do.remove')} question={<p>{t('desk.files.removeAsk')}</p>}>
              <form method="post">
                <About request={request} />
                <input type="hidden" name="note" value={id} />
                <Button look="danger" name="do" value="remove">
                  {t('web.do.yesRemove')}
                </Button>
              </form>
            </Confirm>
          </div>
        </li>
      ))}
    </ul>
  );
};

type Props = { readonly request: RequestFile; readonly refusal: Refused | undefined; readonly at: Date };

const NoteForm = ({ request, refusal }: Omit<Props, 'at'>) => {
  const { t } = useText();
  const mine = refusal?.values.of === request.id && refusal.values.do === 'note' ? refusal : null;
  return (
    <details className="refusal" open={mine !== null}>
      <summary className="btn ghost">{t('desk.files.addNote')}</summary>
      <form method="post" className="stack" noValidate>
        <About request={request} />
        <TextArea
          name="note"
          id={`note-${request.id}`}
          label={t('desk.files.note')}
          hint={t('desk.files.noteHint')}
          error={mine?.errors[0]?.message}
          defaultValue={mine?.values.note}
          maxLength={500}
          rows={3}
          required
        />
        <Button name="do" value="note">
          {t('web.do.save')}
        </Button>
      </form>
    </details>
  );
};

/** A request or an alert about a company: what it says, what became of it, and what staff note and put away. */
export const RequestFileCard = ({ request, refusal, at }: Props) => {
  const { t, lang } = useText();
  const { id, company, kind, words, outcome, since, asker, archived, archivedBy } = request;
  const [state, tone] = outcome ? outcomes[outcome] : (['moderation.state.open', 'ochre'] as const);
  const waitsAt = words.what === 'category' ? companyRequestsPath(lang) : moderationCasePath(lang, id);
  return (
    <li className="card pad stack new-company" id={`request-${id}`}>
      <div className="row between">
        <h2 dir="auto">
          <a href={companyPath(lang, company)}>{company.name}</a>
        </h2>
        <Ago at={since} now={at} className="small muted" />
      </div>
      <p>
        <b>{t(kind === 'category' ? 'desk.requests.categories' : problemLabel[kind])}</b>
        {asker && (
          <>
            <br />
            <span dir="auto">{asker}</span>
          </>
        )}
      </p>
      <p className="row">
        <Badge tone={tone}>{t(state)}</Badge>
        {words.what === 'alert' && words.sent && (
          <Badge tone={words.sent === 'sent' ? 'plain' : 'ochre'}>{t(sentLabel[words.sent])}</Badge>
        )}
      </p>
      <Said request={request} />
      {archived && (
        <p className="small muted">
          {t('desk.files.archivedBy', { who: archivedBy ?? t('edit.merge.team') })},{' '}
          <When at={archived} length="medium" />
        </p>
      )}
      <Notes request={request} />
      <div className="row decide">
        {outcome === null ? (
          <LinkButton look="line" href={waitsAt} icon="right">
            {t('desk.files.decide')}
          </LinkButton>
        ) : (
          <form method="post">
            <About request={request} />
            <Button look="line" icon={archived ? 'undo' : 'clip'} name="do" value={archived ? 'unarchive' : 'archive'}>
              {t(archived ? 'desk.files.unarchive' : 'desk.files.archive')}
            </Button>
          </form>
        )}
        <NoteForm key={request.notes.length} request={request} refusal={refusal} />
      </div>
    </li>
  );
};
