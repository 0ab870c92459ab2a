import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { refusalReasons } from '#domain/refusal-reasons.ts';
import { renderMail } from '#infra/mail/render-mail.ts';
import { messages } from '#locales/messages.ts';

const to = { email: 'awa@sokoni.example', name: 'Awa', language: 'fr' } as const;
const origin = 'https://sokoni.example';
const usual = { key: 'k', to, origin, settingsUrl: undefined };
const confirmation = { template: 'confirmRegistration', values: { code: '048213', minutes: 15, url: '/inscription' } };

describe('a mail', () => {
  it('speaks its reader’s language, as text and as HTML', () => {
    const fr = renderMail({ ...usual, ...confirmation });
    const en = renderMail({ ...usual, ...confirmation, to: { ...to, language: 'en' } });
    expect(fr.subject).toBe('Votre code Sokoni\u202f: 048213');
    expect(en.subject).toBe('Your Sokoni code: 048213');
    for (const { text, html } of [fr, en]) {
      expect(text).toContain('048213');
      expect(text).toContain('https://sokoni.example/inscription');
      expect(html).toContain('href="https://sokoni.example/inscription"');
      expect(text).not.toMatch(/\{|undefined|mail\.\w/);
      expect(html).not.toMatch(/\{(name|code|url)|undefined|mail\.\w/);
    }
    expect(fr.headers['Content-Language']).toBe('fr');
  });

  it('greets whoever has no name too', () => {
    expect(renderMail({ ...usual, ...confirmation, to: { ...to, name: null } }).text).toMatch(/^Bonjour,\n/);
  });

  it('shows what people wrote as they wrote it, never as HTML', () => {
    const { html, text } = renderMail({
      ...usual,
      template: 'reviewReplied',
      values: { company: '<b>Étoile</b> & fils', quote: '<script>alert("x")</script>\nMerci', url: '/' },
    });
    expect(html).toContain('&lt;b&gt;Étoile&lt;/b&gt; &amp; fils');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;<br>Merci');
    expect(html).not.toContain('<script>');
    expect(text).toContain('> <script>alert("x")</script>\n> Merci');
  });

  it.each([
    ['a company’s name', { company: 'Étoile\r\nBcc: all@evil.example\r\n\r\n<html>' }, to],
    ['a line separator', { company: 'A\u2028B\u0085C\u0000D' }, to],
    ['the reader’s name', { company: 'Étoile' }, { ...to, name: 'Awa\r\nBcc: all@evil.example' }],
  ])('keeps %s from becoming a header', (_, values, reader) => {
    const mail = renderMail({ ...usual, to: reader, template: 'reviewPublished', values: { ...values, url: '/' } });
    for (const header of [mail.subject, mail.to.name ?? '', ...Object.values(mail.headers)])
      expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  it.each([
    'awa@x.example\r\nBcc: all@evil.example',
    'awa@x.example, all@evil.example',
    '<awa@x.example>',
    'awa',
    'a@b@c',
  ])('does not go to %j', (email) => {
    expect(() => renderMail({ ...usual, ...confirmation, to: { ...to, email } })).toThrow('not an address');
  });

  it('leads to our own pages only', () => {
    const { text } = renderMail({
      ...usual,
      ...confirmation,
      values: { ...confirmation.values, url: '/en/login?to=%2F' },
    });
    expect(text).toContain('https://sokoni.example/en/login?to=%2F');
  });

  it.each([
    ['fr', 'Votre code de connexion Sokoni\u202f: 042042', 'Ce n’était pas vous', '10\u00a0minutes'],
    ['en', 'Your Sokoni log-in code: 042042', 'If this was not you', '10\u00a0minutes'],
  ] as const)(
    'of a code to log in says in %s what to do if it was not asked for, and leads nowhere',
    (language, ...said) => {
      const values = { code: '042042', minutes: 10 };
      const mail = renderMail({ ...usual, to: { ...to, language }, template: 'logInCode', values });
      const [subject, ...inside] = said;
      expect(mail.subject).toBe(subject);
      for (const one of [...inside, '042042']) {
        expect(mail.text).toContain(one);
        expect(mail.html).toContain(one.replaceAll("'", '&#39;'));
      }
      expect(mail.text).not.toMatch(/\/login|reset/);
    },
  );

  it('names the page where mail of its kind is turned off, when it can be', () => {
    const mail = renderMail({
      ...usual,
      settingsUrl: '/profile/edit/notification-settings',
      template: 'reviewPublished',
      values: { company: 'Étoile', url: '/' },
    });
    expect(mail.text).toContain('https://sokoni.example/profile/edit/notification-settings');
  });
});

describe('the texts of mails', () => {
  const templates = [
    ...new Set(Object.keys(messages.fr).flatMap((id) => id.match(/^mail\.(\w+)\.subject$/)?.[1] ?? [])),
  ];

  it('are whole for every template', () => {
    expect(templates.length).toBeGreaterThan(10);
    for (const template of templates) expect(messages.fr).toHaveProperty([`mail.${template}.text`]);
  });

  it('say every reason of a refusal', () => {
    for (const reason of refusalReasons) expect(messages.en).toHaveProperty([`review.reason.${reason}`]);
  });

  it('can be read', () => {
    for (const lang of ['fr', 'en'] as const)
      for (const [id, text] of Object.entries(messages[lang])) if (id.startsWith('mail.')) parse(text);
  });
});
