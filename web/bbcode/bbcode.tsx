import { parse } from '@bbob/parser';
import { Fragment, type ReactNode } from 'react';
import { videoOf, videoPage } from '#domain/company/video-link.ts';
import './bbcode.css';

type Tag = { readonly tag: string; readonly attrs?: Readonly<Record<string, unknown>>; readonly content?: unknown };
type Node = string | Tag;

const allowed = ['b', 'i', 'u', 'url', 'list', '*', 'quote', 'img', 'youtube', 'vimeo'];
const blocks = new Set(['list', 'quote', 'img', 'youtube', 'vimeo']);
const deepest = 8;
const ownImage = /^\/media\/[\w-]{22}\/\d{2,4}\.(?:jpg|webp|avif)$/;

/** The parser gives text word by word: here it is whole again, lines apart. */
const joined = (nodes: readonly Node[]): readonly Node[] => {
  const out: Node[] = [];
  for (const node of nodes) {
    const before = out.at(-1);
    if (typeof node === 'string' && typeof before === 'string' && node !== '\n' && before !== '\n')
      out[out.length - 1] = before + node;
    else out.push(node);
  }
  return out;
};

const nodesOf = (content: unknown): readonly Node[] =>
  joined((Array.isArray(content) ? (content as Node[]) : []).filter(Boolean));

const plainText = (nodes: readonly Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainText(nodesOf(node.content)))).join('');

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
const items = (nodes: readonly Node[], depth: number): ReactNode[] => {
  const found: Node[][] = [];
  for (const node of nodes) {
    if (typeof node !== 'string' && node.tag === '*') found.push([...nodesOf(node.content)]);
    else found.at(-1)?.push(node);
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, from text
  return found.map((item, index) => <li key={index}>{inline(trimmed(item), depth)}</li>);
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

const element = ({ tag, attrs = {}, content }: Tag, depth: number): ReactNode => {
  const inner = nodesOf(content);
  if (depth > deepest) return plainText(inner);
  const text = plainText(inner);
  switch (tag.toLowerCase()) {
    case 'b':
      return <b>{inline(inner, depth)}</b>;
    case 'i':
      return <i>{inline(inner, depth)}</i>;
    case 'u':
      return <u>{inline(inner, depth)}</u>;
    case 'url': {
      const href = safeUrl(String(Object.values(attrs)[0] ?? text));
      return href ? <Link href={href}>{inline(inner, depth)}</Link> : inline(inner, depth);
    }
    case 'list':
      return <ul>{items(inner, depth)}</ul>;
    case 'quote':
      return <blockquote>{paragraphs(inner, depth)}</blockquote>;
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
      return inline(inner, depth);
  }
};

const inline = (nodes: readonly Node[], depth: number): ReactNode[] =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, from text
    <Fragment key={index}>
      {typeof node === 'string' ? node === '\n' ? <br /> : node : element(node, depth + 1)}
    </Fragment>
  ));

const isBlock = (node: Node): boolean => typeof node !== 'string' && blocks.has(node.tag.toLowerCase());

/** An empty line begins a new paragraph, and so does a list, a quote, a picture or a film. */
const paragraphs = (nodes: readonly Node[], depth: number): ReactNode[] => {
  const out: ReactNode[] = [];
  let open: Node[] = [];
  const close = (): void => {
    const said = trimmed(open);
    if (said.length > 0) out.push(<p key={out.length}>{inline(said, depth)}</p>);
    open = [];
  };
  nodes.forEach((node, index) => {
    if (isBlock(node)) {
      close();
      out.push(<Fragment key={out.length}>{element(node as Tag, depth + 1)}</Fragment>);
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
    {paragraphs(nodesOf(parse(text.replace(/\r\n?/g, '\n'), { onlyAllowTags: allowed })), 0)}
  </div>
);
