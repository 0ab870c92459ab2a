import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import { moderationCasePath } from '../paths.ts';
import { useText } from '../text.ts';
import { Button } from '../ui/button.tsx';
import { itemValue } from './case-items.ts';
import { CaseFacts, CaseWords, caseTitle } from './case-words.tsx';

type Props = { readonly shown: ModerationCase; readonly age: string };

/** A case of the queue, to be chosen with others or decided on at once. */
export const CaseCard = ({ shown, age }: Props) => {
  const text = useText();
  const { t, lang } = text;
  const title = caseTitle(shown, text);
  const value = itemValue(shown);
  const [yes, no] = shown.kind === 'review' ? (['publish', 'refuse'] as const) : (['uphold', 'dismiss'] as const);
  const path = moderationCasePath(lang, shown.id);
  return (
    <li className="case" data-case>
      <input
        type="checkbox"
        name="item"
        value={value}
        form="batch"
        aria-label={`${t('moderation.case.select')} : ${title}`}
      />
      <article>
        <h2>
          <a href={path} data-open>
            {title}
          </a>
        </h2>
        <CaseFacts shown={shown} age={age} />
        <CaseWords shown={shown} />
        <div className="row">
          <Button form="batch" name="one" value={`${yes} ${value}`} data-yes>
            {t(`moderation.do.${yes}`)}
          </Button>
          {no === 'dismiss' ? (
            <Button form="batch" look="ghost" name="one" value={`${no} ${value}`} data-no>
              {t('moderation.do.dismiss')}
            </Button>
          ) : (
            <a className="btn ghost" href={`${path}#refuse`} data-no>
              {t('moderation.do.refuse')}
            </a>
          )}
        </div>
      </article>
    </li>
  );
};
