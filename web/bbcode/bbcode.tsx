import { parse } from '@bbob/parser';
import { Fragment, type ReactNode } from 'react';
import { videoOf, videoPage } from '#domain/company/video-link.ts';

type Tag = { readonly tag: string; readonly attrs?: Readonly<Record<string, unknown>>; readonly content?: unknown };
type Node = string | Tag;

const allowed = ['b', 'i', 'u', 'url', 'list', '*', 'quote', 'img', 'youtube', 'vimeo'];
const blocks = new Set(['list', 'quote', 'img', 'youtube', 'vimeo']);
const deepest = 8;
const ownImage = /^\/media\/[\w-]{22}\/\d{2,4}\.(?:jpg|webp|avif)$/;

/** Adds a node; the parser gives text word by word: here it is whole again, lines apart. */
const add = (nodes: Node[], node: Node): void => {
  const before = nodes.at(-1);
  if (typeof node === 'string' && typeof before === 'string' && node !== '\n' && before !== '\n')
    nodes[nodes.length - 1] = before + node;
  else nodes.push(node);
};

/**
 * The tree of a text, `deepest` marks deep: of what lies deeper the text alone is kept. Anybody may nest marks by the
 * thousand, so the tree is walked without recursion; whoever shows it may recurse.
 */
const treeOf = (text: string): readonly Node[] => {
  const tree: Node[] = [];
  const open = [{ nodes: childrenOf(parse(text, { onlyAllowTags: allowed })), next: 0, into: tree, depth: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const node = top.nodes[top.next++];
    if (node === undefined) open.pop();
    else if (typeof node === 'string') add(top.into, node);
    else {
      const isTooDeep = top.depth >= deepest;
      const content: Node[] = [];
      if (!isTooDeep) add(top.into, { ...node, content });
      open.push({
        nodes: childrenOf(node.content),
        next: 0,
        into: isTooDeep ? top.into : content,
        depth: top.depth + 1,
      });
    }
  }
  return tree;
};

const childrenOf = (content: unknown): readonly Node[] =>
  (Array.isArray(content) ? (content as Node[]) : []).filter(Boolean);

const plainText = (nodes: readonly Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainText(childrenOf(node.content)))).join('');

/** The address of a link that may be followed; nothing for scripts and the like. */
const safeUrl = (text: string): string | null => {
  const given = text.trim();
  const url = URL.canParse(given) ? new URL(given) : null;
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
};

const Link = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a href={href} rel="nofollow noopener ugc">
    {children}
  </a>
);

const Film = ({ tag, text }: { readonly tag: string; readonly text: string }) => {
  const id = text.trim();
  const video = videoOf(id) ?? videoOf(tag === 'vimeo' ? `https://vimeo.com/${id}` : `https://youtu.be/${id}`);
  if (!video) return text;
  return <Link href={videoPage(video)}>{videoPage(video).replace(/^https:\/\/(www\.)?/, '')}</Link>;
};

/** `[*]` begins an item that lasts to the next one. */
const items = (nodes: readonly Node[]): ReactNode[] => {
  const found: Node[][] = [];
  for (const node of nodes) {
    if (typeof node !== 'string' && node.tag === '*') found.push([...childrenOf(node.content)]);
    else found.at(-1)?.push(node);
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, from text
  return found.map((item, index) => <li key={index}>{inline(trimmed(item))}</li>);
};

const trimmed = (nodes: readonly Node[]): readonly Node[] => {
  const blank = (node: Node | undefined) => typeof node === 'string' && node.trim() === '';
  let [from, to] = [0, nodes.length];
  while (from < to && blank(nodes[from])) from++;
  while (to > from && blank(nodes[to - 1])) to--;
  return nodes.slice(from, to).map((node, index, { length }) => {
    if (typeof node !== 'string') return node;
    const start = index === 0 ? node.trimStart() : node;
    return index === length - 1 ? start.trimEnd() : start;
  });
};

const element = ({ tag, attrs = {}, content }: Tag): ReactNode => {
  const inner = childrenOf(content);
  const text = plainText(inner);
  switch (tag.toLowerCase()) {
    case 'b':
      return <b>{inline(inner)}</b>;
    case 'i':
      return <i>{inline(inner)}</i>;
    case 'u':
      return <u>{inline(inner)}</u>;
    case 'url': {
      const href = safeUrl(String(Object.values(attrs)[0] ?? text));
      return href ? <Link href={href}>{inline(inner)}</Link> : inline(inner);
    }
    case 'list':
      return <ul>{items(inner)}</ul>;
    case 'quote':
      return <blockquote>{paragraphs(inner)}</blockquote>;
    case 'img':
      return ownImage.test(text.trim()) ? <img src={text.trim()} alt="" loading="lazy" /> : null;
    case 'youtube':
    case 'vimeo':
      return (
        <p>
          <Film tag={tag.toLowerCase()} text={text} />
        </p>
      );
    default:
      return inline(inner);
  }
};

const inline = (nodes: readonly Node[]): ReactNode[] =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, from text
    <Fragment key={index}>{typeof node === 'string' ? node === '\n' ? <br /> : node : element(node)}</Fragment>
  ));

const isBlock = (node: Node): boolean => typeof node !== 'string' && blocks.has(node.tag.toLowerCase());

/** An empty line begins a new paragraph, and so does a list, a quote, a picture or a film. */
const paragraphs = (nodes: readonly Node[]): ReactNode[] => {
  const out: ReactNode[] = [];
  let open: Node[] = [];
  const close = (): void => {
    const said = trimmed(open);
    if (said.length > 0) out.push(<p key={out.length}>{inline(said)}</p>);
    open = [];
  };
  nodes.forEach((node, index) => {
    if (isBlock(node)) {
      close();
      out.push(<Fragment key={out.length}>{element(node as Tag)}</Fragment>);
    } else if (node === '\n' && nodes[index - 1] === '\n') close();
    else open.push(node);
  });
  close();
  return out;
};

/**
 * Text with the marks of BBCode. What is not one of the known marks is shown as it was written, and nothing that was
 * written becomes HTML: elements are made from a parsed tree, links lead to the web or to an address, pictures are ours.
 */
export const BBCode = ({ text }: { readonly text: string }) => (
  <div className="bbcode" dir="auto">
    {paragraphs(treeOf(text.replace(/\r\n?/g, '\n')))}
  </div>
);
