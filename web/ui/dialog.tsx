import type { ReactNode } from 'react';
import { DialogTrigger, Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { useText } from '../page/text.ts';
import { IconButton } from './button.tsx';
import './dialog.css';
import { InLanguage } from './in-language.tsx';

type Props = {
  readonly title: ReactNode;
  /** Open or not, when the page decides; without it the `trigger` does. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** A `Button` of react-aria-components. */
  readonly trigger?: ReactNode;
  /** Not to be left by Escape or by a tap beside it: for what must be answered. */
  readonly firm?: boolean;
  /** `alertdialog` asks before something that cannot be undone. */
  readonly role?: 'dialog' | 'alertdialog';
  /** The buttons at the foot, the main one last. */
  readonly actions?: (close: () => void) => ReactNode;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
};

/** A sheet from the bottom of a phone, a box in the middle of a screen. Holds the focus, and gives it back. */
export const Dialog = ({ title, isOpen, onOpenChange, trigger, firm = false, role, actions, children }: Props) => {
  const { t } = useText();
  const state = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  const overlay = (
    <ModalOverlay
      className="overlay"
      isDismissable={!firm}
      isKeyboardDismissDisabled={firm}
      {...(trigger ? {} : state)}
    >
      <Modal className="sheet">
        <div className="edge" />
        <RacDialog className="dialog" role={role ?? 'dialog'}>
          {({ close }) => (
            <>
              <header>
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                {!firm && <IconButton icon="close" label={t('web.do.close')} onClick={close} />}
              </header>
              <div className="body">{typeof children === 'function' ? children(close) : children}</div>
              {actions && <footer>{actions(close)}</footer>}
            </>
          )}
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
  return (
    <InLanguage>
      {trigger ? (
        <DialogTrigger {...state}>
          {trigger}
          {overlay}
        </DialogTrigger>
      ) : (
        overlay
      )}
    </InLanguage>
  );
};
