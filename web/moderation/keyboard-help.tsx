import { useLives } from '../client/arrived.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Switch } from '../ui/checkbox.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import './keyboard-help.css';

/** Keys, apart by a space, and what they do. */
export type Keys = readonly (readonly [string, MessageId])[];

const caseKeys: Keys = [
  ['J K', 'moderation.keys.move'],
  ['X', 'moderation.keys.select'],
  ['P', 'moderation.keys.publish'],
  ['R', 'moderation.keys.refuse'],
  ['O', 'moderation.keys.open'],
];

type Props = {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
  readonly keys?: Keys;
  readonly hint?: MessageId;
};

/** What the keys do once they are switched on (`use-keys.ts`). */
export const KeyboardHelp = ({ isOn, turn, keys = caseKeys, hint = 'moderation.keys.onHint' }: Props) => {
  const { t } = useText();
  const lives = useLives();
  return (
    <Disclosure title={t('moderation.keys')}>
      <div className={lives ? 'keys-switch' : 'keys-switch later'}>
        <Switch
          name="keys"
          label={t('moderation.keys.on')}
          hint={t(hint)}
          checked={isOn}
          onChange={({ target }) => turn(target.checked)}
        />
      </div>
      <dl className="keys">
        {keys.map(([key, said]) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{t(said)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
};
