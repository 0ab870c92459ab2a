import { globSync, readFileSync } from 'node:fs';
import { isPluralElement, isSelectElement, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { messages } from '#locales/messages.ts';

type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The ids that an argument of `t` can be: `t(on ? 'a.on' : 'a.off')`, `` t(`a.${word}`) ``. */
const idsIn = (node: Node): string[] => {
  if (node.type === 'Literal') return [String(node.value)];
  if (node.type === 'TemplateLiteral') {
    const fixed = (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw.replaceAll('.', '\\.'));
    return Object.keys(messages.fr).filter((id) => new RegExp(`^${fixed.join('[a-z-]+')}$`).test(id));
  }
  if (node.type !== 'ConditionalExpression') return [];
  return [...idsIn(node.consequent as Node), ...idsIn(node.alternate as Node)];
};

/** The ids of all that is said inside `node`, but for the attributes of what is in it. */
const idsSaid = (node: Node): string[] => {
  if (node.type === 'CallExpression' && (node.callee as Node).name === 't')
    return (node.arguments as Node[]).slice(0, 1).flatMap(idsIn);
  return partsOf(node)
    .filter(({ type }) => type !== 'JSXOpeningElement')
    .flatMap(idsSaid);
};

type Said = { readonly button: readonly string[]; readonly label: readonly string[] };

const textIn = (node: Node): Said[] => {
  const below = partsOf(node).flatMap(textIn);
  if (node.type !== 'JSXElement') return below;
  const { name, attributes } = node.openingElement as Node & { attributes: Node[] };
  const tag = String((name as Node).name);
  const inside = (node.children as Node[]).flatMap(idsSaid);
  const label = attributes
    .filter(({ name }) => (name as Node | undefined)?.name === 'label')
    .flatMap(({ value }) => (isNode(value) ? idsSaid(value) : []));
  const isButton = /^(Button|LinkButton|button|summary)$/.test(tag);
  const isLabel = /^(label|legend|th|dt)$/.test(tag);
  return [
    ...below,
    {
      button: [...(isButton ? inside : []), ...(tag === 'Confirm' ? label : [])],
      label: [...(isLabel ? inside : []), ...(tag === 'Confirm' ? [] : label)],
    },
  ];
};

const said = globSync('web/**/*.tsx')
  .map((file) => parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node)
  .flatMap(textIn);

/** The letters of the longest way to say it: two digits for a number, nothing for what the reader or a company wrote. */
const longest = (elements: readonly MessageFormatElement[]): number =>
  elements.reduce((sum, element) => {
    if (element.type === 0) return sum + element.value.length;
    if (isSelectElement(element) || isPluralElement(element))
      return sum + Math.max(...Object.values(element.options).map(({ value }) => longest(value)));
    return element.type === 7 ? sum + 2 : sum;
  }, 0);

const letters = (id: string): number =>
  Math.max(...(['fr', 'en'] as const).map((lang) => longest(parse(messages[lang][id] ?? ''))));

/** Longer than they should be, since no shorter words say them. At most ten. */
const long: readonly string[] = [
  'notification.readAll',
  'profile.photos.banner.remove',
  'review.own.appeal',
  'web.do.addCompany',
  'web.do.changePassword',
];

test('buttons have at most 20 letters, labels 24', () => {
  expect(long.length).toBeLessThanOrEqual(10);
  const ids = (kind: keyof Said) => [...new Set(said.flatMap((one) => one[kind]))].toSorted();
  const labels = ids('label');
  const buttons = ids('button').filter((id) => !labels.includes(id));
  expect(buttons.length).toBeGreaterThan(90);
  expect(labels.length).toBeGreaterThan(60);
  const over = [...buttons.filter((id) => letters(id) > 20), ...labels.filter((id) => letters(id) > 24)];
  expect(over).toEqual(long);
});

test('buttons that say the same have one text', () => {
  const ids = [...new Set(said.flatMap(({ button }) => button))];
  const same = Map.groupBy(ids, (id) => `${messages.fr[id]} / ${messages.en[id]}`);
  expect([...same].filter(([, ids]) => ids.length > 1)).toEqual([]);
});
