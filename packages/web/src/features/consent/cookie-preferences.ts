import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import { run, showPreferences } from 'vanilla-cookieconsent';
import { STORED_VALUES } from './stored-values.ts';

let ready: Promise<void> | null = null;

/**
 * Opens the cookie preferences. Import this module dynamically: it contains the consent manager.
 *
 * Everything that StyleKit stores is essential or set by the user, so there is nothing to consent to: no banner opens
 * by itself, nothing can be accepted or rejected, and opening the preferences stores nothing.
 */
export async function openCookiePreferences(): Promise<void> {
  ready ??= startManager();
  await ready;
  showPreferences();
}

function startManager(): Promise<void> {
  return run({
    autoShow: false,
    // It opens only on request, also in automated browsers.
    hideFromBots: false,
    disablePageInteraction: false,
    categories: {
      necessary: { enabled: true, readOnly: true },
      preferences: { enabled: true, readOnly: true },
    },
    guiOptions: { preferencesModal: { layout: 'box', flipButtons: false } },
    language: {
      default: 'en',
      translations: {
        en: {
          // Required by the consent manager, and never shown.
          consentModal: {},
          preferencesModal: {
            title: 'Cookies Preferences',
            closeIconLabel: 'Close',
            sections: [
              {
                title: 'Nothing to choose',
                description:
                  'StyleKit sets only essential cookies and keeps the preferences that you set yourself. ' +
                  'It loads no analytics, no advertising and no tracking. ' +
                  'Before it sets any other cookie, it will ask you here, and you can reject it.',
              },
              {
                title: 'Essential cookies: always on',
                description:
                  'They keep you signed in. Without them you can use the demo, but not an account.',
                linkedCategory: 'necessary',
                cookieTable: toTable(STORED_VALUES.cookies),
              },
              {
                title: 'Your preferences: only what you set',
                description:
                  'Kept in the local storage of this browser and not sent to the server. To remove them, ' +
                  'delete the data of this site in your browser.',
                linkedCategory: 'preferences',
                cookieTable: toTable(STORED_VALUES.storage),
              },
              { description: 'Details: <a href="/cookie-policy">Cookie Policy</a>' },
            ],
          },
        },
      },
    },
  });
}

function toTable(body: readonly { readonly name: string; readonly purpose: string }[]) {
  return { headers: { name: 'Name', purpose: 'Purpose' }, body: body.map((row) => ({ ...row })) };
}
