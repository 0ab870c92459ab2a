import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BBCode } from '#web/bbcode/bbcode.tsx';

const html = (text: string): string =>
  renderToStaticMarkup(<BBCode text={text} />).replace(/^<div class="bbcode" dir="auto">|<\/div>$/g, '');

test.each([
  ['Des [b]tables[/b] et [i]des[/i] [u]lits[/u]', '<p>Des <b>tables</b> et <i>des</i> <u>lits</u></p>'],
  ['un\ndeux\n\ntrois\r\n\r\n', '<p>un<br/>deux</p><p>trois</p>'],
  ['[list]\n[*] un [b]gras[/b]\n[*] deux\n[/list]', '<ul><li>un <b>gras</b></li><li>deux</li></ul>'],
  ['[quote]dit\n\nautre[/quote]', '<blockquote><p>dit</p><p>autre</p></blockquote>'],
  ['a [1] [autre] c', '<p>a [1] [autre] c</p>'],
])('%j is shown as %s', (text, shown) => expect(html(text)).toBe(shown));

test('links lead to the web alone, and are not vouched for', () => {
  expect(html('[url=https://a.example/x?y=1]là[/url]')).toBe(
    '<p><a href="https://a.example/x?y=1" rel="nofollow noopener ugc">là</a></p>',
  );
  expect(html('[url]https://a.example[/url]')).toContain('href="https://a.example/"');
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', ' JaVaScRiPt:alert(1)', '//evil.example', '/login'])
    expect(html(`[url=${bad}]là[/url]`)).not.toContain('<a');
});

test('nothing that is written becomes HTML', () => {
  const written = '<img src=x onerror=alert(1)> [b]<script>alert(1)</script>[/b] [script]x[/script] "&\'';
  expect(html(written)).not.toMatch(/<(img|script)/);
  expect(html('[url=https://a.example/"onmouseover="x]là[/url]')).not.toContain('"onmouseover');
});

test('pictures are our own, films on the two sites', () => {
  expect(html(`[img]/media/${'a'.repeat(22)}/640.jpg[/img]`)).toContain('<img src="/media/');
  expect(html('[img]https://elsewhere.example/spy.gif[/img]')).toBe('');
  expect(html('[youtube]dQw4w9WgXcQ[/youtube]')).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  expect(html('[vimeo]https://vimeo.com/76979871[/vimeo]')).toContain('href="https://vimeo.com/76979871"');
  expect(html('[youtube]"><script>[/youtube]')).not.toContain('<a');
});

test('marks that are not closed, crossed or heaped up do no harm', () => {
  expect(html('[b]gras [i]les deux[/b] fin[/i]')).toContain('fin');
  expect(html('[b]pas fermé')).toContain('pas fermé');
  const heap = `${'[quote]'.repeat(2000)}fond${'[/quote]'.repeat(2000)}`;
  expect(html(heap)).toContain('fond');
  const deep = `${'[b]'.repeat(2850)}fond${'[/b]'.repeat(2850)}`; // as many as a text may hold
  expect(html(deep)).toBe(`<p>${'<b>'.repeat(8)}fond${'</b>'.repeat(8)}</p>`);
  expect(html('[i]'.repeat(6600))).not.toContain('<script');
  const started = performance.now();
  html('[b'.repeat(9000));
  html('[url='.repeat(4000));
  expect(performance.now() - started).toBeLessThan(3000);
});
