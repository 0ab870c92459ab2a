import { useText } from '../page/text.ts';
import { Switch } from '../ui/checkbox.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

const keys = [
  ['J K', 'moderation.keys.move'],
  ['X', 'moderation.keys.select'],
  ['P', 'moderation.keys.publish'],
  ['R', 'moderation.keys.refuse'],
  ['O', 'moderation.keys.open'],
] as const;

/** What the keys do once they are switched on (`enhance/moderation.ts`). */
export const KeyboardHelp = () => {
  const { t } = useText();
  return (
    <Disclosure title={t('moderation.keys')}>
      <div data-keys hidden>
        <Switch name="keys" label={t('moderation.keys.on')} hint={t('moderation.keys.onHint')} />
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
