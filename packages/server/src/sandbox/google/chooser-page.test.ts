import { describe, expect, it } from 'vitest';
import { renderChooser } from './chooser-page.ts';
import { DEMO_IDENTITIES, parseIdentity } from './identities.ts';

const HOSTILE = `"><script>alert('1')</script>&`;

/** The forms of the page: the names and values of their hidden fields. */
function formsOf(html: string): Record<string, string>[] {
  return [...html.matchAll(/<form[\s\S]*?<\/form>/g)].map(([form]) =>
    Object.fromEntries(
      [...form.matchAll(/name="([^"]*)"[^>]*? value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  );
}

describe('the simulated choice of an account', () => {
  const request = new URLSearchParams({
    state: 'abc',
    nonce: 'def',
    redirect_uri: 'http://localhost/callback',
  });

  it('says that it is simulated, and runs no scripts', () => {
    const html = renderChooser(request, '/issue');
    expect(html).toContain('Simulated: this is not Google');
    expect(html).toContain('<title>Choose an account (simulated)</title>');
    expect(html).not.toMatch(/<script|\son\w+=/);
  });

  it('passes the request on with each account, and with one of your own', () => {
    const forms = formsOf(renderChooser(request, '/issue'));
    expect(forms).toHaveLength(DEMO_IDENTITIES.length + 1);
    for (const form of forms) expect(form).toMatchObject(Object.fromEntries(request));
    expect(forms.slice(0, -1).map((form) => parseIdentity(new URLSearchParams(form)))).toEqual(
      DEMO_IDENTITIES,
    );
    expect(forms.at(-1)).toMatchObject({ as_sub: '2000000001', as_email_verified: 'true' });
  });

  it('escapes what the request contains', () => {
    const html = renderChooser(new URLSearchParams({ [HOSTILE]: HOSTILE }), HOSTILE);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;');
  });
});

describe('the chosen account', () => {
  it.each<[string, object | null]>([
    ['', null],
    ['as_sub=1', null],
    ['as_email=a@b.de', null],
    ['as_sub=&as_email=a@b.de', null],
    [
      'as_sub=1&as_email=a@b.de',
      { sub: '1', email: 'a@b.de', emailVerified: false, name: '', picture: null },
    ],
    [
      'as_sub=1&as_email=a@b.de&as_email_verified=true&as_name=Ada&as_picture=https://p.example',
      { sub: '1', email: 'a@b.de', emailVerified: true, name: 'Ada', picture: 'https://p.example' },
    ],
    [
      'as_sub=1&as_email=a@b.de&as_email_verified=TRUE',
      { sub: '1', email: 'a@b.de', emailVerified: false, name: '', picture: null },
    ],
  ])('of %s is %j', (query, identity) => {
    expect(parseIdentity(new URLSearchParams(query))).toEqual(identity);
  });
});
