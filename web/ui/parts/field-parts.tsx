import { useText } from '../../page/text.ts';
import { Button } from '../button.tsx';
import { Checkbox, CheckboxGroup, Switch } from '../checkbox.tsx';
import { DateParts } from '../date-parts.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { FileField } from '../file-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { Select } from '../select.tsx';
import { StarInput } from '../star-input.tsx';
import { NumberField, TextArea, TextField, TimeField } from '../text-field.tsx';
import { Shown } from './still-parts.tsx';

/** Fields as a form has them: empty, filled, refused, not to be touched. */
export const FieldParts = () => {
  const { lang } = useText();
  const say = (fr: string, en: string) => (lang === 'fr' ? fr : en);
  const short = say(
    'Encore 8 caractères : il en faut 20, vous en avez 12.',
    '8 more characters: 20 are needed, you have 12.',
  );
  return (
    <Shown title={say('Champs', 'Fields')}>
      <form className="form" id="fields" noValidate>
        <ErrorSummary errors={[{ field: 'comment', message: short }]} />
        <div className="pair">
          <TextField name="name" label={say('Nom', 'Name')} defaultValue="Akwaba Bois" required autoComplete="name" />
          <TextField
            name="email"
            type="email"
            label={say('Adresse e-mail', 'E-mail address')}
            hint={say('Pour la réponse, jamais publiée.', 'For the answer, never published.')}
            placeholder="nom@exemple.ci"
          />
          <TextField name="tel" type="tel" label={say('Téléphone', 'Phone')} before="+225" optional />
          <NumberField name="price" label={say('Prix', 'Price')} after="F CFA" defaultValue="185 000" />
          <DateParts name="day" label={say('Date', 'Date')} defaultValue="2026-11-21" withDay />
          <TimeField name="time" label={say('Heure', 'Time')} defaultValue="08:30" />
          <Select
            name="size"
            label={say('Taille', 'Size')}
            placeholder={say('Choisir', 'Choose')}
            options={[
              { value: 'small', label: say('Petite', 'Small') },
              { value: 'large', label: say('Grande', 'Large') },
            ]}
          />
          <PasswordField name="secret" label={say('Mot de passe', 'Password')} min={8} />
          <TextField name="fixed" label={say('Numéro', 'Number')} defaultValue="CI-2025-0417" disabled />
        </div>
        <StarInput name="score" label={say('Votre note', 'Your score')} defaultValue={4} />
        <TextArea
          name="comment"
          label={say('Votre commentaire', 'Your comment')}
          defaultValue={say('Bon travail.', 'Good work.')}
          error={short}
          hint={say('Qu’avez-vous acheté, et quand ?', 'What did you buy, and when?')}
        />
        <FileField
          most={10}
          name="photo"
          label={say('Photo', 'Photo')}
          hint={say('JPEG ou PNG, 10 Mo au plus.', 'JPEG or PNG, 10 MB at most.')}
          accept="image/*"
        />
        <div className="actions">
          <Button look="primary">{say('Envoyer', 'Send')}</Button>
          <Button look="ghost" type="reset">
            {say('Annuler', 'Cancel')}
          </Button>
        </div>
      </form>
    </Shown>
  );
};

/** Yes, no, one of, some of. */
export const ChoiceParts = () => {
  const { lang } = useText();
  const say = (fr: string, en: string) => (lang === 'fr' ? fr : en);
  const days = [
    { value: 'mon', label: say('Lundi', 'Monday') },
    { value: 'tue', label: say('Mardi', 'Tuesday'), hint: say('Jusqu’à midi', 'Until noon') },
  ];
  return (
    <Shown title={say('Choix', 'Choices')}>
      <div className="columns">
        <div>
          <Checkbox name="one" label={say('Se souvenir de moi', 'Remember me')} defaultChecked />
          <Checkbox
            name="two"
            label={say('J’accepte les conditions', 'I accept the terms')}
            error={say('Cochez cette case pour continuer.', 'Tick this box to go on.')}
          />
          <Checkbox name="three" label={say('Non disponible', 'Not available')} disabled />
          <Switch
            name="four"
            label={say('En ligne', 'Online')}
            hint={say('Visible dans l’annuaire.', 'Seen in the directory.')}
            defaultChecked
          />
          <Switch name="five" label={say('Alertes par e-mail', 'Alerts by e-mail')} />
        </div>
        <CheckboxGroup name="days" label={say('Jours', 'Days')} options={days} defaultValues={['mon']} />
        <RadioGroup name="role" label={say('Rôle', 'Role')} options={days} defaultValue="tue" />
        <StarInput
          name="refused"
          label={say('Votre note', 'Your score')}
          required
          error={say('Choisissez une note.', 'Choose a score.')}
        />
      </div>
    </Shown>
  );
};
