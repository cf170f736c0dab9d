import { Link } from 'wouter';
import { ContactLink } from './contact-link.tsx';
import type { LegalText } from './legal-text.ts';

/** The Cookie Policy. It lists everything that server and page store in a browser. */
export const COOKIE_POLICY: LegalText = {
  summary:
    'StyleKit sets only the cookies it needs to sign you in. It loads no analytics, no advertising and no tracking.',
  sections: [
    {
      id: 'what-cookies-are',
      title: 'What cookies are',
      content: (
        <p>
          A cookie is a small text that a site stores in your browser and that the browser sends back with
          each request to that site. Local storage and session storage are similar, but the browser does not
          send them to a server.
        </p>
      ),
    },
    {
      id: 'cookies-we-set',
      title: 'Cookies we set',
      content: (
        <>
          <p>
            All of them are essential and come from this site only. Over https, all names except{' '}
            <code>stylekit-signed-in</code> begin with <code>__Host-</code>, or with <code>__Secure-</code> if
            the cookie is for one address of this site only.
          </p>
          <dl>
            <dt>
              <code>stylekit</code>
            </dt>
            <dd>
              Keeps you signed in. It contains an encrypted random key, or while you register, the encrypted
              email address and number of your registration. Scripts cannot read it. It lasts up to 30 days,
              or until you close the browser if you did not choose to be remembered.
            </dd>
            <dt>
              <code>stylekit-signed-in</code>
            </dt>
            <dd>
              Indicates to the page that you may be signed in, so that it does not ask the server for every
              visitor. It gives no access and lasts until you close the browser or log out.
            </dd>
            <dt>
              <code>stylekit-device</code>
            </dt>
            <dd>
              Marks a browser in which the right password was entered, so that others who guess your password
              cannot lock you out. It gives no access, is sent only with a login, and lasts 180 days.
            </dd>
            <dt>
              <code>stylekit-google-state</code>, <code>stylekit-google-verifier</code>
            </dt>
            <dd>Protect the sign-in with Google, only if you use it. They last up to 10 minutes.</dd>
          </dl>
        </>
      ),
    },
    {
      id: 'browser-storage',
      title: 'Browser storage',
      content: (
        <>
          <p>
            The page also stores these values in your browser. The browser does not send them to the server; a
            draft reaches us only when you submit its form.
          </p>
          <dl>
            <dt>
              <code>stylekit-theme</code>, <code>stylekit-single-keys</code>
            </dt>
            <dd>Your theme and whether single-key shortcuts are on. They stay until you clear them.</dd>
            <dt>
              <code>stylekit-signed-in</code>
            </dt>
            <dd>The last known sign-in state, so that all windows log out together.</dd>
            <dt>
              <code>stylekit-settings</code>
            </dt>
            <dd>
              Button and type settings of style guides, one entry for each guide and one for the demo. Logging
              out deletes them.
            </dd>
            <dt>
              <code>stylekit-unsaved-…</code>
            </dt>
            <dd>
              Changes to style guides and their settings that are not saved in your account yet. They stay
              until they are saved.
            </dd>
            <dt>
              <code>stylekit-return-to</code>
            </dt>
            <dd>The page to open after you sign in. It is in session storage, which ends with the tab.</dd>
            <dt>
              <code>stylekit-draft-…</code>
            </dt>
            <dd>
              What you have typed in a form but not sent, and the brief of a guide that you want to keep. It
              is in session storage, which ends with the tab. Logging out deletes it.
            </dd>
          </dl>
        </>
      ),
    },
    {
      id: 'third-parties',
      title: 'Cookies of others',
      content: (
        <p>
          The pages of the payment provider and of Google, which you visit to pay or sign in, set their own
          cookies under their own policies. If this site uses a human-verification service, the registration
          form loads its script, which may set cookies to detect bots.
        </p>
      ),
    },
    {
      id: 'control',
      title: 'How to control cookies',
      content: (
        <>
          <p>
            <strong>Consent.</strong> “Cookies Preferences” at the bottom of each page opens the consent
            manager, which lists what is stored and why. Essential cookies cannot be rejected, because signing
            in does not work without them. StyleKit sets no others, so there is nothing to choose and no
            banner, and opening the consent manager stores nothing. Before StyleKit sets a cookie that is not
            essential, the consent manager will ask you, and you can reject it.
          </p>
          <p>
            <strong>Browser.</strong> In the settings of your browser you can see, delete and block cookies
            and stored data. Without the essential cookies you can use the demo, but you cannot sign in.
          </p>
        </>
      ),
    },
    {
      id: 'updates',
      title: 'Updates',
      content: (
        <p>We update this policy when what we store changes. The date at the top shows the latest version.</p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      content: (
        <p>
          Questions about cookies: <ContactLink />. All other personal data is described in the{' '}
          <Link href="/privacy">Privacy Policy</Link>.
        </p>
      ),
    },
  ],
};
