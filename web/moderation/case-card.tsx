import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import { moderationCasePath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import '../ui/choice.css';
import { decisionsOn, itemValue } from './case-items.ts';
import { CaseFacts, CaseWords, caseTitle } from './case-words.tsx';
import { type AtDesk, leftToOthers } from './left-to-others.ts';

type Props = { readonly shown: ModerationCase; readonly age: string; readonly desk: AtDesk };

/** A case of the queue, to be chosen with others or decided on at once. */
export const CaseCard = ({ shown, age, desk }: Props) => {
  const text = useText();
  const { t, lang } = text;
  const title = caseTitle(shown, text);
  const value = itemValue(shown);
  const [yes, no] = decisionsOn[shown.kind];
  const path = moderationCasePath(lang, shown.id);
  const left = leftToOthers(shown, desk);
  return (
    <li className="case" id={`case-${shown.id}`} data-case>
      <input
        type="checkbox"
        className="tick-box"
        name="item"
        value={value}
        form="batch"
        disabled={left !== undefined}
        aria-label={t('moderation.case.select', { title })}
      />
      <article>
        <h2>
          <a href={path} data-open>
            {title}
          </a>
        </h2>
        <CaseFacts shown={shown} age={age} />
        <CaseWords shown={shown} />
        {left ? (
          <p className="muted">{t(left)}</p>
        ) : (
          <div className="row">
            <Button form="batch" name="one" value={`${yes} ${value}`} data-yes>
              {t(`moderation.do.${yes}`)}
            </Button>
            {no === 'refuse' ? (
              <a className="btn ghost" href={`${path}#refuse`} data-no>
                {t('moderation.do.refuse')}
              </a>
            ) : (
              <Button form="batch" look="ghost" name="one" value={`${no} ${value}`} data-no>
                {t(`moderation.do.${no}`)}
              </Button>
            )}
          </div>
        )}
      </article>
    </li>
  );
};
