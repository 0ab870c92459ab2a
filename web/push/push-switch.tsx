import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { pushMachine } from './push.machine.ts';
import { type PushOwner, pushState, turnPushOff, turnPushOn } from './push-browser.ts';
import './push-switch.css';

/** Turns push messages on and off in this browser; it is not there without script. */
export const PushSwitch = ({ owner }: { readonly owner: PushOwner }) => {
  const { t } = useText();
  const [machine] = useState(() =>
    pushMachine.provide({
      actors: {
        look: fromPromise(() => pushState(owner)),
        turnOn: fromPromise(() => turnPushOn(owner)),
        turnOff: fromPromise(() => turnPushOff(owner)),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  const { hasFailed } = snapshot.context;
  const isOn = snapshot.matches('on') || snapshot.matches('turningOff');
  const cannot = snapshot.matches('blocked') ? 'blocked' : snapshot.matches('unsupported') && 'unsupported';
  return (
    <div className="push-switch">
      <Card title={t('notification.push.title')}>
        <p className={cannot ? 'words alone' : 'words'} role="status">
          {t(`notification.push.${cannot || (hasFailed ? 'failed' : isOn ? 'on' : 'off')}`)}
        </p>
        {!cannot && (
          <div>
            <Button
              type="button"
              look="line"
              icon="bell"
              aria-disabled={snapshot.hasTag('busy')}
              onClick={() => send({ type: 'press' })}
            >
              {t(isOn ? 'notification.push.turnOff' : 'notification.push.turnOn')}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
};
