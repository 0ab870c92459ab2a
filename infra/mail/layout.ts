import type { Language } from '#domain/language.ts';

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly { readonly text: string; readonly url: string | null }[] }
  | { readonly kind: 'action'; readonly text: string; readonly url: string };

export type Letter = {
  readonly lang: Language;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly why: string;
  readonly links: readonly { readonly text: string; readonly url: string }[];
  readonly about: string;
  readonly linkHelp: string;
  readonly home: string;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

const font = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif`;

/** The colours of `web/ui/tokens.css`: a mail cannot read that sheet. Light inline, dark for readers who ask for it. */
const dark = `
  .paper{background:#11131c!important}.card{background:#1a1d2a!important;border-color:#2f3447!important}
  .ink{color:#f3ede2!important}.ink2{color:#b9b3a6!important}.link{color:#aec2ff!important}
  .btn{background:#4363c6!important}.sunken{background:#0c0e15!important}.quote{border-color:#e5a63f!important}
  .i{background:#7d8fd8!important}.o{background:#e5a63f!important}`;

const cell = (kind: 'i' | 'o', size: number) =>
  `<td class="${kind}" width="${size}" height="${size}" style="width:${size}px;height:${size}px;background:${kind === 'o' ? '#d8952a' : '#2a3d8f'};border-radius:2px;font-size:0;line-height:0">&nbsp;</td>`;

/** The mark, of coloured cells: pictures are often not shown. */
const mark = `<table role="presentation" cellpadding="0" cellspacing="2" border="0" style="border-collapse:separate"><tr>${cell('i', 11)}${cell('o', 11)}</tr><tr>${cell('i', 11)}${cell('i', 11)}</tr></table>`;

/** A strip of cloth over the card. */
const selvedge = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${[
  '#26377f',
  '#a3421d',
  '#d8952a',
  '#14523a',
  '#26377f',
  '#8c3516',
  '#d8952a',
  '#26377f',
]
  .map((colour) => `<td height="6" style="height:6px;background:${colour};font-size:0;line-height:0">&nbsp;</td>`)
  .join('')}</tr></table>`;

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;color:#1f1b16;font-size:16px;line-height:1.5">${lines(text)}</p>`;

const html: { readonly [K in Block['kind']]: (block: Extract<Block, { kind: K }>, letter: Letter) => string } = {
  text: ({ text }) => paragraph(text),
  code: ({ text }) =>
    `<p class="ink sunken" style="margin:8px 0 24px;padding:16px;background:#f2eadc;border-radius:8px;color:#1f1b16;font-size:32px;line-height:1.25;font-weight:800;letter-spacing:.24em;text-align:center;font-variant-numeric:tabular-nums">${escaped(text)}</p>`,
  quote: ({ text }) =>
    `<blockquote class="ink quote" style="margin:8px 0 24px;padding:4px 0 4px 16px;border-left:4px solid #d8952a;color:#1f1b16;font-size:16px;line-height:1.5">${lines(text)}</blockquote>`,
  list: ({ items }) =>
    `<ul style="margin:8px 0 24px;padding:0 0 0 20px">${items
      .map(
        ({ text, url }) =>
          `<li class="ink" style="margin:0 0 10px;color:#1f1b16;font-size:16px;line-height:1.5">${url ? `<a class="link" href="${escaped(url)}" style="color:#26377f">${lines(text)}</a>` : lines(text)}</li>`,
      )
      .join('')}</ul>`,
  action: ({ text, url }, { linkHelp }) =>
    `<p style="margin:8px 0 16px"><a class="btn" href="${escaped(url)}" style="display:inline-block;padding:14px 24px;background:#2a3d8f;border-radius:8px;color:#ffffff;font-size:16px;line-height:1.25;font-weight:650;text-decoration:none">${escaped(text)}</a></p>
<p class="ink2" style="margin:0 0 24px;color:#5b5245;font-size:14px;line-height:1.5">${escaped(linkHelp)}<br><a class="link" href="${escaped(url)}" style="color:#26377f;word-break:break-all">${escaped(url)}</a></p>`,
};

const htmlBlock = (block: Block, letter: Letter): string => {
  const shown = html[block.kind] as (block: Block, letter: Letter) => string;
  return shown(block, letter);
};

/** The letter as a page of its own: styles inline, nothing fetched, readable in the dark. */
export const htmlOf = (letter: Letter): string => {
  const { lang, title, blocks, why, links, about, home } = letter;
  const first = blocks.find((block, index) => index > 0 && block.kind === 'text');
  const preview = first?.kind === 'text' ? first.text : title;
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(title)}</title>
<style>@media (prefers-color-scheme:dark){${dark}}</style></head>
<body class="paper" style="margin:0;padding:0;background:#faf6ee;${font}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf6ee"><tr><td align="center" style="padding:24px 12px;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:576px">
<tr><td style="padding:0 4px 16px"><a href="${escaped(home)}" style="text-decoration:none"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-right:8px">${mark}</td><td class="ink" style="color:#1f1b16;font-size:22px;line-height:1;font-weight:800;letter-spacing:-.018em;${font}">sokoni</td></tr></table></a></td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e2d7c4;border-radius:14px;overflow:hidden">${selvedge}
<div style="padding:28px 24px 8px;text-align:left">
<h1 class="ink" style="margin:0 0 20px;color:#1f1b16;font-size:22px;line-height:1.25;font-weight:800;letter-spacing:-.018em">${escaped(title)}</h1>
${blocks.map((block) => htmlBlock(block, letter)).join('\n')}
</div></td></tr>
<tr><td class="ink2" style="padding:20px 4px 8px;color:#5b5245;font-size:14px;line-height:1.5">${escaped(why)}${links.map(({ text, url }) => `<br><a class="link" href="${escaped(url)}" style="color:#26377f">${escaped(text)}</a>`).join('')}<br>${escaped(about)}</td></tr>
</table></td></tr></table></body></html>
`;
};

const text: { readonly [K in Block['kind']]: (block: Extract<Block, { kind: K }>, lang: Language) => string } = {
  text: ({ text }) => text,
  code: ({ text }) => `    ${text}`,
  quote: ({ text }) => text.replaceAll(/^/gm, '> '),
  list: ({ items }) => items.map(({ text, url }) => `- ${text}${url ? `\n  ${url}` : ''}`).join('\n'),
  action: ({ text, url }, lang) => `${text}${lang === 'fr' ? '\u202f' : ''}:\n${url}`,
};

/** The same for readers who take plain text. */
export const textOf = ({ lang, blocks, why, links, about, home }: Letter): string =>
  [
    ...blocks.map((block) => (text[block.kind] as (block: Block, lang: Language) => string)(block, lang)),
    '-- ',
    [why, ...links.flatMap(({ text, url }) => [text, url]), about, home].join('\n'),
  ]
    .join('\n\n')
    .replace('-- \n\n', '-- \n');
