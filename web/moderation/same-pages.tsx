import type { ComparedCompany } from '#read-api/company/same-company.ts';
import { sameCompanyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ComparedFacts } from './compared-facts.tsx';

type Props = { readonly gone: ComparedCompany; readonly stays: ComparedCompany };

/** Both pages side by side, what will happen to them, and the button that does it. */
export const SamePages = ({ gone, stays }: Props) => {
  const { t, lang } = useText();
  const names = { gone: gone.name, stays: stays.name };
  const swap = (
    <LinkButton href={sameCompanyPath(lang, stays.id, gone.id)} look="line" icon="sort">
      {t('desk.same.swap')}
    </LinkButton>
  );
  return (
    <>
      <div className="pages">
        <ComparedFacts company={gone} as={t('desk.same.first')} />
        <ComparedFacts company={stays} as={t('desk.same.second')} />
      </div>
      {stays.stays || !stays.isPublic ? (
        <Notice tone="warn" action={swap}>
          {t(stays.stays ? 'desk.same.moved' : 'desk.same.hidden', names)}
        </Notice>
      ) : (
        <section className="card pad stack" aria-labelledby="what">
          <h2 id="what">{t('desk.same.what')}</h2>
          <ul className="will">
            <li>{t('desk.same.willLead', names)}</li>
            <li>{t('desk.same.willLeave', names)}</li>
            <li>{t('desk.same.willCarry', names)}</li>
            <li>{t('desk.same.willTell', { count: gone.managers + stays.managers })}</li>
            <li>{t('desk.same.willUndo')}</li>
          </ul>
          <div className="row">
            <form method="post" action={sameCompanyPath(lang, gone.id, stays.id)}>
              <input type="hidden" name="company" value={gone.id} />
              <input type="hidden" name="stays" value={stays.id} />
              <Button look="primary" icon="check" name="do" value="declare">
                {t('desk.same.yes')}
              </Button>
            </form>
            {swap}
          </div>
        </section>
      )}
    </>
  );
};
