import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wcagContrast } from '@stylekit/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mail, mailSchema } from './mail.schema.ts';
import { DARK, LIGHT } from './mail-layout.ts';
import { buildMail } from './mail-message.ts';

const publicUrl = 'https://stylekit.example';

function mailsOf(name: string, tokenName = 'CI', scopes = ['guides:read', 'export']): Mail[] {
  const at = '2026-11-21T09:05:00.000Z';
  return [
    { template: 'verify-email', name, code: 'ABC234', minutes: 10 },
    { template: 'password-reset', name, code: 'ABC234', seconds: 120 },
    { template: 'account-deletion', name, code: 'ABC234', minutes: 10 },
    { template: 'already-registered', name },
    { template: 'password-changed', name, at, how: 'changed' },
    { template: 'password-changed', name, at, how: 'reset' },
    { template: 'token-created', name, tokenName, scopes, expiresAt: at },
    { template: 'account-deleted', name },
    { template: 'wrong-passwords', name, at },
  ];
}

const plain = mailsOf('Anna');

describe('the data of a mail', () => {
  it.each(plain)('of $template survives a round trip through JSON', (mail) => {
    expect(mailSchema.parse(JSON.parse(JSON.stringify(mail)))).toEqual(mail);
  });

  it('is rejected with an unknown template, an unknown field, an invalid code or an invalid time', () => {
    for (const data of [
      { template: 'birthday', name: 'Anna' },
      { template: 'account-deleted', name: 'Anna', password: 'x' },
      { template: 'verify-email', name: 'Anna', code: 'abc', minutes: 10 },
      { template: 'verify-email', name: 'Anna', code: 'ABC234', minutes: 0 },
      { template: 'password-changed', name: 'Anna', at: 'yesterday', how: 'reset' },
    ]) {
      expect(mailSchema.safeParse(data).success, JSON.stringify(data)).toBe(false);
    }
  });
});

describe.each(plain)('the mail of $template', (mail) => {
  const { subject, text, html } = buildMail(mail, { publicUrl });

  it('greets by name and explains in both parts what to do if it was not the user', () => {
    for (const part of [text, html]) {
      expect(part).toContain('Hello Anna,');
      expect(part).toContain('If this was not you');
    }
  });

  it('has a fixed subject, a language, a title and one heading', () => {
    expect(subject).toMatch(/^[A-Za-z ]{10,60}$/);
    expect(subject).toContain('StyleKit');
    expect(html).toMatch(/^<!doctype html>\n<html lang="en"/);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('loads nothing and links only to the public origin', () => {
    expect(html).not.toMatch(/<img|<script|<link|<iframe|<table|@import|url\(|\ssrc=/i);
    const links = [...html.matchAll(/href="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(new URL(link).origin).toBe(publicUrl);
  });

  it('contains its code as six characters without spaces, if it has one', () => {
    const count = 'code' in mail ? 1 : 0;
    expect(html.match(/>ABC234</g) ?? []).toHaveLength(count);
    expect(text.match(/^ {4}ABC234$/gm) ?? []).toHaveLength(count);
  });
});

describe('the text of a mail', () => {
  it('contains how long the code is valid', () => {
    const [verify, reset] = plain.map((mail) => buildMail(mail, { publicUrl }).text);
    expect(verify).toContain('valid for 10 minutes');
    expect(reset).toContain('valid for 120 seconds');
  });

  it('contains when and how the password was changed', () => {
    const [changed, reset] = plain.slice(4, 6).map((mail) => buildMail(mail, { publicUrl }).text);
    expect(changed).toContain('When: Nov 21, 2026, 09:05 UTC');
    expect(changed).toContain('from a signed-in session. All other devices');
    expect(reset).toContain('with a code sent to this address. All devices');
  });

  it('contains the scopes and the expiry of an access token', () => {
    const { text } = buildMail(mailsOf('Anna').at(6) ?? { template: 'account-deleted', name: '' }, {
      publicUrl,
    });
    expect(text).toContain('Name: CI\nScopes: guides:read, export\nExpires: Nov 21, 2026');
  });
});

describe('user input in mail', () => {
  const symbols = [
    ...'<>"\'&`;=/\\.:@%0ad{}$ \r\n\t\u0000\u2028\u2029\u202e\u200b\ufeffé漢🦀',
    '<img src=x onerror=alert(1)>',
  ];
  const words = fc.string({ unit: fc.constantFrom(...symbols), maxLength: 40 });

  it('never becomes markup, a separate line or part of a subject', () => {
    fc.assert(
      fc.property(words, words, (name, tokenName) => {
        mailsOf(name, tokenName, [tokenName]).forEach((mail, index) => {
          const quiet = buildMail(plain[index] ?? mail, { publicUrl });
          const loud = buildMail(mail, { publicUrl });
          expect(loud.subject).toBe(quiet.subject);
          expect(loud.text.split(/[\r\n\u2028\u2029]/)).toHaveLength(quiet.text.split('\n').length);
          expect(loud.html.match(/<[^>]*>/g)).toEqual(quiet.html.match(/<[^>]*>/g));
          for (const hidden of ['\u0000', '\u2028', '\u202e']) expect(loud.html).not.toContain(hidden);
        });
      }),
    );
  });

  it('is escaped, not dropped, if it looks like markup', () => {
    const { html, text } = buildMail({ template: 'account-deleted', name: 'A <img> & "B"' }, { publicUrl });
    expect(html).toContain('Hello A &lt;img&gt; &amp; &quot;B&quot;,');
    expect(text).toContain('Hello A <img> & "B",');
  });

  it.each([
    'Win at evil.example',
    'https://evil.example',
    'evil.example/x',
    'mail me@evil.example',
    '',
    ' \u200b ',
    'tel:123',
  ])('is left out of the greeting if a mail client would turn it into a link: %j', (name) => {
    const { html, text } = buildMail(
      { template: 'verify-email', name, code: 'ABC234', minutes: 10 },
      { publicUrl },
    );
    expect(text).toContain('\nHello,\n');
    expect(html).toContain('>Hello,<');
    expect(html + text).not.toContain('evil');
  });

  it('is truncated between characters', () => {
    const { text } = buildMail({ template: 'account-deleted', name: '🦀'.repeat(500) }, { publicUrl });
    expect(text).toContain(`Hello ${'🦀'.repeat(79)}…,`);
    expect(text.isWellFormed()).toBe(true);
  });

  it('is not changed in ordinary names', () => {
    for (const name of ["J. R. O'Neil", 'Dr. Ada King-Noel', 'Łukasz Żółć', '山田 太郎', 'محمد علي']) {
      expect(buildMail({ template: 'account-deleted', name }, { publicUrl }).text).toContain(
        `Hello ${name},`,
      );
    }
  });
});

describe('the colors of a mail', () => {
  it.each([
    ['light', LIGHT],
    ['dark', DARK],
  ] as const)('%s: text has a contrast of 4.5 : 1 on both backgrounds', (_, colors) => {
    for (const text of [colors.text, colors.muted]) {
      for (const background of [colors.background, colors.surface]) {
        expect(wcagContrast(text, background)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('are those of the web app', () => {
    const theme = path.join(import.meta.dirname, '../../../../web/src/theme');
    const brand = readFileSync(path.join(theme, 'brand.css'), 'utf8');
    const [light = '', dark = ''] = readFileSync(path.join(theme, 'chrome.css'), 'utf8').split(
      '[data-theme="dark"]',
    );
    for (const [colors, block] of [
      [LIGHT, light],
      [DARK, dark],
    ] as const) {
      // A color of the page is a value, or a variable of the brand.
      const colorOf = (name: string) => {
        const [, value = '', alias] = new RegExp(`${name}: (#\\w+|var\\((--[\\w-]+)\\));`).exec(block) ?? [];
        const own = alias === undefined ? value : new RegExp(`${alias}: (#\\w+);`).exec(brand)?.[1];
        return own?.toLowerCase();
      };
      expect(colorOf('--ui-background')).toBe(colors.background);
      expect(colorOf('--ui-surface')).toBe(colors.surface);
      expect(colorOf('--ui-foreground')).toBe(colors.text);
      expect(colorOf('--ui-muted')).toBe(colors.muted);
      expect(colorOf('--ui-accent')).toBe(colors.accent);
    }
  });

  it('are switched to dark by a style sheet, wherever a color is set inline', () => {
    const { html } = buildMail(plain.at(6) ?? { template: 'account-deleted', name: '' }, { publicUrl });
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    for (const tag of html.match(/<[^>]* style="[^"]*(?:;color|background-color|border-top):[^>]*>/g) ?? []) {
      expect(tag).toMatch(/class="(?:page|surface|text|muted|accent|bordered)/);
    }
  });
});
