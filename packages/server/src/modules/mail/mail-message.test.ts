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
    { occasion: 'verify-email', name, code: 'ABC234', minutes: 10 },
    { occasion: 'password-reset', name, code: 'ABC234', seconds: 120 },
    { occasion: 'account-deletion', name, code: 'ABC234', minutes: 10 },
    { occasion: 'already-registered', name },
    { occasion: 'password-changed', name, at, how: 'changed' },
    { occasion: 'password-changed', name, at, how: 'reset' },
    { occasion: 'token-created', name, tokenName, scopes, expiresAt: at },
    { occasion: 'account-deleted', name },
  ];
}

const plain = mailsOf('Anna');

describe('the data of a mail', () => {
  it.each(plain)('of $occasion is the same after a way through JSON', (mail) => {
    expect(mailSchema.parse(JSON.parse(JSON.stringify(mail)))).toEqual(mail);
  });

  it('is refused with an unknown occasion, an unknown field, a broken code or a broken time', () => {
    for (const data of [
      { occasion: 'birthday', name: 'Anna' },
      { occasion: 'account-deleted', name: 'Anna', password: 'x' },
      { occasion: 'verify-email', name: 'Anna', code: 'abc', minutes: 10 },
      { occasion: 'verify-email', name: 'Anna', code: 'ABC234', minutes: 0 },
      { occasion: 'password-changed', name: 'Anna', at: 'yesterday', how: 'reset' },
    ]) {
      expect(mailSchema.safeParse(data).success, JSON.stringify(data)).toBe(false);
    }
  });
});

describe.each(plain)('the mail of $occasion', (mail) => {
  const { subject, text, html } = buildMail(mail, { publicUrl });

  it('greets by name and says in both parts what to do if it was not you', () => {
    for (const part of [text, html]) {
      expect(part).toContain('Hello Anna,');
      expect(part).toMatch(/If (?:it was not you|you did not ask)/);
    }
  });

  it('has a subject of our own and a language, a title and one heading', () => {
    expect(subject).toMatch(/^[A-Za-z ]{10,60}$/);
    expect(subject).toContain('StyleKit');
    expect(html).toMatch(/^<!doctype html>\n<html lang="en"/);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('loads nothing and links only to our own origin', () => {
    expect(html).not.toMatch(/<img|<script|<link|<iframe|<table|@import|url\(|\ssrc=/i);
    const links = [...html.matchAll(/href="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(new URL(link).origin).toBe(publicUrl);
  });

  it('shows its code as one run of six characters, and no other mail has one', () => {
    const count = 'code' in mail ? 1 : 0;
    expect(html.match(/>ABC234</g) ?? []).toHaveLength(count);
    expect(text.match(/^ {4}ABC234$/gm) ?? []).toHaveLength(count);
  });
});

describe('what a mail says', () => {
  it('is how long the code lives', () => {
    const [verify, reset] = plain.map((mail) => buildMail(mail, { publicUrl }).text);
    expect(verify).toContain('once and for 10 minutes');
    expect(reset).toContain('once and for 120 seconds');
  });

  it('is when and how the password was changed', () => {
    const [changed, reset] = plain.slice(4, 6).map((mail) => buildMail(mail, { publicUrl }).text);
    expect(changed).toContain('When: 21 November 2026 at 09:05 UTC');
    expect(changed).toContain('by somebody who was signed in. All other devices');
    expect(reset).toContain('with a code sent to this address. All devices');
  });

  it('is what an access token may do and until when', () => {
    const { text } = buildMail(mailsOf('Anna').at(6) ?? { occasion: 'account-deleted', name: '' }, {
      publicUrl,
    });
    expect(text).toContain('Name: CI\nScopes: guides:read, export\nExpires: 21 November 2026');
  });
});

describe('the words of a user', () => {
  const symbols = [
    ...'<>"\'&`;=/\\.:@%0ad{}$ \r\n\t\u0000\u2028\u2029\u202e\u200b\ufeffé漢🦀',
    '<img src=x onerror=alert(1)>',
  ];
  const words = fc.string({ unit: fc.constantFrom(...symbols), maxLength: 40 });

  it('never become markup, a line of their own or part of a subject', () => {
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

  it('are escaped, not dropped, where they only look like markup', () => {
    const { html, text } = buildMail({ occasion: 'account-deleted', name: 'A <img> & "B"' }, { publicUrl });
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
  ])('are left out of the greeting when a mail program would make a link of them: %j', (name) => {
    const { html, text } = buildMail(
      { occasion: 'verify-email', name, code: 'ABC234', minutes: 10 },
      { publicUrl },
    );
    expect(text).toContain('\nHello,\n');
    expect(html).toContain('>Hello,<');
    expect(html + text).not.toContain('evil');
  });

  it('are cut when they are long, between characters', () => {
    const { text } = buildMail({ occasion: 'account-deleted', name: '🦀'.repeat(500) }, { publicUrl });
    expect(text).toContain(`Hello ${'🦀'.repeat(79)}…,`);
    expect(text.isWellFormed()).toBe(true);
  });

  it('in ordinary names stay as they are', () => {
    for (const name of ["J. R. O'Neil", 'Dr. Ada King-Noel', 'Łukasz Żółć', '山田 太郎', 'محمد علي']) {
      expect(buildMail({ occasion: 'account-deleted', name }, { publicUrl }).text).toContain(
        `Hello ${name},`,
      );
    }
  });
});

describe('the colors of a mail', () => {
  it.each([
    ['light', LIGHT],
    ['dark', DARK],
  ] as const)('%s: text reaches 4.5 : 1 on both grounds', (_, colors) => {
    for (const text of [colors.ink, colors.second]) {
      for (const ground of [colors.paper, colors.raised]) {
        expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('are those of the page', () => {
    const theme = path.join(import.meta.dirname, '../../../../web/src/theme');
    const brand = readFileSync(path.join(theme, 'brand.css'), 'utf8');
    const [light = '', dark = ''] = readFileSync(path.join(theme, 'chrome.css'), 'utf8').split(
      '[data-theme="dark"]',
    );
    for (const [colors, block] of [
      [LIGHT, light],
      [DARK, dark],
    ] as const) {
      // A color of the page is its own, or one of the brand by its variable.
      const colorOf = (name: string) => {
        const [, value = '', alias] = new RegExp(`${name}: (#\\w+|var\\((--[\\w-]+)\\));`).exec(block) ?? [];
        const own = alias === undefined ? value : new RegExp(`${alias}: (#\\w+);`).exec(brand)?.[1];
        return own?.toLowerCase();
      };
      expect(colorOf('--ui-background')).toBe(colors.paper);
      expect(colorOf('--ui-surface')).toBe(colors.raised);
      expect(colorOf('--ui-foreground')).toBe(colors.ink);
      expect(colorOf('--ui-muted')).toBe(colors.second);
      expect(colorOf('--ui-accent')).toBe(colors.seal);
    }
  });

  it('are turned dark by a style sheet, wherever a color is set inline', () => {
    const { html } = buildMail(plain.at(6) ?? { occasion: 'account-deleted', name: '' }, { publicUrl });
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    for (const tag of html.match(/<[^>]* style="[^"]*(?:;color|background-color|border-top):[^>]*>/g) ?? []) {
      expect(tag).toMatch(/class="(?:paper|raised|ink|second|seal|line)/);
    }
  });
});
