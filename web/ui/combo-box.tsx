import { useState } from 'react';
import {
  Button,
  FieldError,
  Input,
  type Key,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  ComboBox as RacComboBox,
  Text,
} from 'react-aria-components';
import { useAsyncList } from 'react-aria-components/useAsyncList';
import { useText } from '../page/text.ts';
import './combo-box.css';
import { type FieldProps, Optional } from './field.tsx';
import { Icon } from './icon.tsx';
import { InLanguage } from './in-language.tsx';

export type Suggestion = { readonly id: string; readonly name: string; readonly hint?: string };

type Props = FieldProps & {
  /** What there is to choose from: all of it, or a question to the server that a newer one calls off. */
  readonly options: readonly Suggestion[] | ((typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]>);
  readonly defaultValue?: Suggestion | null | undefined;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Words of the reader's own are an answer too; the words are sent then, and not an id. */
  readonly free?: boolean;
  /** A button that takes the choice back. */
  readonly clearable?: boolean;
  readonly onChoose?: (chosen: Suggestion | null) => void;
};

/** One of many, found by typing. Sends the id under `name`. Needs a page that hydrates; for a few, `Select`. */
export const ComboBox = (props: Props) => {
  const {
    name,
    id = name,
    label,
    hint,
    error,
    optional,
    options,
    defaultValue,
    placeholder,
    required,
    free,
    clearable,
    onChoose,
  } = props;
  const { t } = useText();
  const [all, ask] = typeof options === 'function' ? [null, options] : [options, null];
  const [key, setKey] = useState<Key | null>(defaultValue?.id ?? null);
  const found = useAsyncList<Suggestion>({
    initialFilterText: defaultValue?.name ?? '',
    load: async ({ filterText, signal }) => ({ items: ask ? [...(await ask(filterText ?? '', signal))] : [] }),
  });
  const items = all ?? found.items;
  const clear = () => {
    setKey(null);
    found.setFilterText('');
    onChoose?.(null);
  };
  return (
    <InLanguage>
      <RacComboBox<Suggestion>
        className={error ? 'field combo invalid' : 'field combo'}
        id={id}
        name={name}
        formValue={free ? 'text' : 'key'}
        allowsCustomValue={free ?? false}
        isRequired={required ?? false}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        selectedKey={key}
        onSelectionChange={(chosen) => {
          setKey(chosen);
          onChoose?.(items.find((one) => one.id === chosen) ?? null);
        }}
        {...(all
          ? { defaultItems: all, ...(defaultValue ? { defaultInputValue: defaultValue.name } : {}) }
          : { items, inputValue: found.filterText, onInputChange: found.setFilterText })}
        allowsEmptyCollection
        menuTrigger="input"
      >
        <Label>
          {label}
          {optional && <Optional />}
        </Label>
        <div className="combo-box">
          <Input className="control" placeholder={placeholder || ' '} />
          {clearable && key !== null && (
            <button type="button" className="clear" aria-label={t('web.combo.clear')} onClick={clear}>
              <Icon name="close" />
            </button>
          )}
          <Button>
            <Icon name="down" />
          </Button>
        </div>
        <FieldError className="error">
          <Icon name="alert" />
          <span>{error}</span>
        </FieldError>
        {hint && (
          <Text slot="description" className="hint">
            {hint}
          </Text>
        )}
        <Popover className="popover combo-list" offset={4}>
          <ListBox<Suggestion>
            className="menu"
            renderEmptyState={() => (
              <p className="none">
                {found.isLoading ? t('shell.loading') : found.error ? t('shell.failed') : t('web.combo.none')}
              </p>
            )}
          >
            {(item) => (
              <ListBoxItem className="item" textValue={item.name}>
                <span dir="auto">{item.name}</span>
                {item.hint && <small>{item.hint}</small>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </RacComboBox>
    </InLanguage>
  );
};
