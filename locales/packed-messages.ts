import type { MessageFormatElement } from 'react-intl';

type Messages = Readonly<Record<string, Message>>;
type Element = string | readonly [argument: string] | { readonly [field: string]: unknown };
type Packed = string | readonly Element[];

/** Messages by the words of their ids (`edit.`, `hours.`, `open`): what several begin with is written once. */
export type PackedMessages = { readonly [word: string]: Packed | PackedMessages };

const [literal, argument] = [0, 1]; // types of elements, as formatjs numbers them
type Message = readonly MessageFormatElement[];
type Fields = { type: number; value?: unknown; options?: Record<string, { value: Message }>; children?: Message };

const packed = (message: Message): Packed => {
  const elements = message.map((element): Element => {
    const fields = element as Fields;
    const { type, value, options, children } = fields;
    if (type === literal) return String(value);
    if (type === argument) return [String(value)];
    return {
      ...fields,
      ...(options && {
        options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, packed(option.value)])),
      }),
      ...(children && { children: packed(children) }),
    };
  });
  const [only] = elements;
  return elements.length === 1 && typeof only === 'string' ? only : elements;
};

const unpacked = (message: Packed): MessageFormatElement[] =>
  (typeof message === 'string' ? [message] : message).map((element) => {
    if (typeof element === 'string') return { type: literal, value: element };
    if (Array.isArray(element)) return { type: argument, value: element[0] };
    const { options, children } = element as { options?: Record<string, Packed>; children?: Packed };
    return {
      ...element,
      ...(options && {
        options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, { value: unpacked(value) }])),
      }),
      ...(children && { children: unpacked(children) }),
    };
  }) as MessageFormatElement[];

/** Compiled messages as they travel to the browser: a tenth smaller, compressed, than as formatjs writes them. */
export const packMessages = (messages: Messages): PackedMessages => {
  const root = {};
  for (const [id, message] of Object.entries(messages)) {
    const words = id.split(/(?<=\.)/);
    let branch: Record<string, unknown> = root;
    for (const word of words.slice(0, -1)) {
      branch[word] ??= {};
      branch = branch[word] as Record<string, unknown>;
    }
    branch[words.at(-1) ?? ''] = packed(message);
  }
  return root;
};

/** What `packMessages` packed. */
export const unpackMessages = (tree: PackedMessages, before = ''): Record<string, MessageFormatElement[]> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([word, found]) =>
      word.endsWith('.')
        ? unpackMessages(found as PackedMessages, before + word)
        : { [before + word]: unpacked(found as Packed) },
    ),
  );
