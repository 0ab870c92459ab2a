import { Button as RacButton } from 'react-aria-components';
import { useText } from '../../page/text.ts';
import { Button } from '../button.tsx';
import { Confirm } from '../confirm.tsx';
import { DetailsMenu } from '../details-menu.tsx';
import { Dialog } from '../dialog.tsx';
import { Icon } from '../icon.tsx';
import { Menu } from '../menu.tsx';
import { Selector } from '../selector.tsx';
import { SelectorMany } from '../selector-many.tsx';
import { SelectorOf } from '../selector-of.tsx';
import { Tabs } from '../tabs.tsx';
import { TextArea } from '../text-field.tsx';
import { toast } from '../toast.ts';
import { Shown } from './still-parts.tsx';

/** The parts that need the application in the browser. */
export const LivingParts = () => {
  const { lang } = useText();
  const say = (fr: string, en: string) => (lang === 'fr' ? fr : en);
  return (
    <Shown title={say('Pièces vivantes', 'Living parts')}>
      <div className="row">
        <Dialog
          title={say('Votre avis sur Akwaba Bois', 'Your review of Akwaba Bois')}
          trigger={<RacButton className="btn primary">{say('Écrire un avis', 'Write a review')}</RacButton>}
          actions={(close) => (
            <>
              <Button look="ghost" type="button" onClick={close}>
                {say('Annuler', 'Cancel')}
              </Button>
              <Button look="primary" type="button" onClick={close}>
                {say('Envoyer l’avis', 'Send the review')}
              </Button>
            </>
          )}
        >
          <TextArea name="review" label={say('Votre commentaire', 'Your comment')} />
        </Dialog>
        <Menu
          label={say('Actions', 'Actions')}
          trigger={
            <RacButton className="btn line">
              {say('Actions', 'Actions')} <Icon name="down" />
            </RacButton>
          }
          entries={[
            { id: 'edit', label: say('Modifier', 'Edit'), icon: 'edit' },
            { id: 'share', label: say('Partager', 'Share'), icon: 'share' },
            'line',
            { id: 'delete', label: say('Supprimer', 'Delete'), icon: 'trash', danger: true },
          ]}
        />
        <DetailsMenu label={say('Mon compte', 'My account')} button={<Icon name="user" />}>
          <a className="entry" href="#profile">
            <Icon name="user" /> {say('Profil', 'Profile')}
          </a>
        </DetailsMenu>
        <div className="asks">
          <Confirm
            label={say('Supprimer', 'Delete')}
            question={<p>{say('Supprimer pour de bon ?', 'Delete for good?')}</p>}
          >
            <Button look="danger" type="button">
              {say('Oui, supprimer', 'Yes, delete it')}
            </Button>
          </Confirm>
        </div>
        <Button
          look="line"
          type="button"
          onClick={() => toast({ content: say('Enregistré.', 'Saved.'), variant: 'success' })}
        >
          {say('Un message', 'A toast')}
        </Button>
      </div>
      <div className="columns">
        <Selector
          name="city"
          label={say('Ville', 'City')}
          source="/ajax/city-choice"
          clearable
          hint={say('Tapez les premières lettres.', 'Type the first letters.')}
        />
        <Selector
          name="sub-city"
          label={say('Commune', 'Commune')}
          source="/ajax/subcity-choice"
          within="city=city"
          error={say('Choisissez une commune.', 'Choose a commune.')}
        />
        <SelectorOf
          name="category"
          label={say('Catégorie', 'Category')}
          source="/ajax/category-choice"
          placeholder={say('Choisir…', 'Choose…')}
          defaultValue="bakery"
        >
          <option value="bakery">{say('Boulangerie', 'Bakery')}</option>
          <option value="pharmacy">{say('Pharmacie', 'Pharmacy')}</option>
        </SelectorOf>
        <SelectorMany
          name="skills"
          label={say('Compétences', 'Skills')}
          source="/ajax/skills"
          defaultValue={say('Comptabilité\nCouture', 'Accounting\nSewing')}
          each={60}
          rows={4}
        />
        <Selector name="broken" label={say('Sans réponse', 'Without an answer')} source="/ajax/no-such-choice" />
      </div>
      <Tabs
        label={say('Parties', 'Parts')}
        tabs={[
          { id: 'day', title: say('Par jour', 'By day'), children: <p>{say('Sept jours.', 'Seven days.')}</p> },
          {
            id: 'week',
            title: say('Par semaine', 'By week'),
            children: <p>{say('Quatre semaines.', 'Four weeks.')}</p>,
          },
        ]}
      />
    </Shown>
  );
};
