import type { ReactNode } from 'react';
import { useText } from '../../page/text.ts';
import { Badge, CountBadge } from '../badge.tsx';
import { Button, IconButton, LinkButton } from '../button.tsx';
import { Card } from '../card.tsx';
import { Disclosure } from '../disclosure.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LinkTabs } from '../link-tabs.tsx';
import { Notice } from '../notice.tsx';
import { OpenState } from '../open-state.tsx';
import { Pager } from '../pager.tsx';
import { Progress, Steps } from '../progress.tsx';
import { Rating } from '../rating.tsx';
import { Skeleton } from '../skeleton.tsx';
import { StarSplit, Stars } from '../stars.tsx';

const at = new Date('2026-11-21T10:00:00Z');

export const Shown = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** The parts that need no script. */
export const StillParts = () => {
  const { lang } = useText();
  const say = (fr: string, en: string) => (lang === 'fr' ? fr : en);
  const call = say('Appeler', 'Call');
  return (
    <>
      <Shown title={say('Boutons', 'Buttons')}>
        <div className="row">
          <Button look="primary" icon="phone">
            {call}
          </Button>
          <Button icon="quote">{say('Devis', 'Quote')}</Button>
          <Button look="leaf" icon="wa">
            WhatsApp
          </Button>
          <Button look="line">{say('Annuler', 'Cancel')}</Button>
          <Button look="ghost">{say('Plus tard', 'Later')}</Button>
          <Button look="danger" icon="trash">
            {say('Supprimer', 'Delete')}
          </Button>
          <Button disabled>{say('Envoi…', 'Sending…')}</Button>
          <LinkButton href="#fields" look="primary">
            {say('Lien', 'Link')}
          </LinkButton>
          <IconButton icon="share" label={say('Partager', 'Share')} />
          <IconButton icon="close" look="line" label={say('Fermer', 'Close')} />
        </div>
      </Shown>
      <Shown title={say('États et notes', 'States and ratings')}>
        <div className="row">
          <Badge>{say('Brouillon', 'Draft')}</Badge>
          <Badge tone="indigo">{say('Récupéré', 'Retrieved')}</Badge>
          <Badge tone="leaf" icon="check">
            {say('Fait', 'Done')}
          </Badge>
          <Badge tone="ochre">{say('En attente', 'Pending')}</Badge>
          <Badge tone="laterite">Promo −16 %</Badge>
          <Badge tone="danger">{say('En retard', 'Late')}</Badge>
          <CountBadge count={3} label={say('3 non lus', '3 unread')} />
          <CountBadge count={214} label={say('214 non lus', '214 unread')} />
        </div>
        <div className="row">
          <OpenState
            state={{ state: 'open', changesAt: '2026-11-21T18:00:00+00:00', validUntil: null, timeZone: null }}
            at={at}
          />
          <OpenState
            state={{ state: 'closing', changesAt: '2026-11-21T10:20:00+00:00', validUntil: null, timeZone: null }}
            at={at}
          />
          <OpenState
            state={{ state: 'closed', changesAt: '2026-11-23T08:00:00+00:00', validUntil: null, timeZone: null }}
            at={at}
          />
          <OpenState state={{ state: 'unknown', changesAt: null, validUntil: null, timeZone: null }} at={at} />
        </div>
        <div className="row">
          <Rating rating={4.36} count={57} />
          <Stars value={4.36} />
          <Stars value={1} />
        </div>
        <div className="columns">
          <StarSplit counts={[2, 1, 4, 13, 106]} />
          <Progress id="p1" label={say('Envoi des photos', 'Sending photos')} value={2} max={3} said="2 / 3" />
        </div>
        <Steps
          label={say('Étapes', 'Steps')}
          steps={[say('Profil', 'Profile'), say('Entreprise', 'Company'), say('Confirmation', 'Confirmation')]}
          current={1}
        />
      </Shown>
      <Shown title={say('Encadrés', 'Notices')}>
        <Notice>{say('Les résultats suivent la pertinence.', 'Results are ordered by relevance.')}</Notice>
        <Notice tone="good">{say('Modifications enregistrées.', 'Changes saved.')}</Notice>
        <Notice
          tone="warn"
          action={
            <LinkButton href="#fields" look="line">
              {say('Préparer', 'Prepare')}
            </LinkButton>
          }
        >
          <b>{say('Fin dans 27 jours.', 'Ends in 27 days.')}</b>{' '}
          {say('Prochain rappel à 7 jours.', 'Next reminder at 7 days.')}
        </Notice>
        <Notice tone="bad">
          {say(
            'L’avis n’est pas encore parti. Votre texte est gardé.',
            'The review has not been sent yet. Your text is kept.',
          )}
        </Notice>
      </Shown>
      <Shown title={say('Cartes et listes', 'Cards and lists')}>
        <div className="columns">
          <Card
            title={say('Horaires', 'Hours')}
            action={
              <a className="link" href="#fields">
                {say('Modifier', 'Edit')}
              </a>
            }
          >
            <p>{say('Lundi à vendredi, 08:00 – 18:00', 'Monday to Friday, 08:00 – 18:00')}</p>
          </Card>
          <EmptyState
            icon="heart"
            heading="h3"
            title={say('Aucun favori', 'No favourites')}
            actions={
              <LinkButton href="/" look="primary">
                {say('Chercher', 'Search')}
              </LinkButton>
            }
          >
            <p>
              {say(
                'Touchez le cœur d’une entreprise pour la garder ici.',
                'Tap the heart of a company to keep it here.',
              )}
            </p>
          </EmptyState>
        </div>
        <div className="columns">
          <Skeleton shape="cards" count={1} />
          <Skeleton shape="rows" count={2} />
          <Skeleton />
        </div>
        <LinkTabs
          label={say('Filtres', 'Filters')}
          tabs={[
            { href: '#all', title: say('Tous', 'All'), current: true },
            { href: '#unread', title: say('Non lus', 'Unread'), current: false },
            { href: '#groups', title: say('Groupes', 'Groups'), current: false },
          ]}
        />
        <div>
          <Disclosure title={say('Comment les avis sont-ils relus ?', 'How are reviews checked?')} open>
            {say('Par des personnes, sous 48 heures.', 'By people, within 48 hours.')}
          </Disclosure>
          <Disclosure title={say('Puis-je modifier mon avis ?', 'May I change my review?')}>
            {say('Oui.', 'Yes.')}
          </Disclosure>
        </div>
        <Pager page={4} last={12} hrefOf={(page) => `#page-${page}`} />
      </Shown>
    </>
  );
};
