/** What StyleKit stores in a browser, in short. The Cookie Policy has the details; a test keeps the names equal. */
export const STORED_VALUES = {
  cookies: [
    { name: 'stylekit', purpose: 'Keeps you signed in.' },
    { name: 'stylekit-signed-in', purpose: 'Indicates to the page that you may be signed in.' },
    { name: 'stylekit-device', purpose: 'Keeps your sign-in open while others guess your password.' },
    { name: 'stylekit-google-state', purpose: 'Protects the sign-in with Google.' },
    { name: 'stylekit-google-verifier', purpose: 'Protects the sign-in with Google.' },
  ],
  storage: [
    { name: 'stylekit-theme', purpose: 'Your theme.' },
    { name: 'stylekit-single-keys', purpose: 'Whether single-key shortcuts are on.' },
    { name: 'stylekit-signed-in', purpose: 'Lets all windows log out together.' },
    { name: 'stylekit-settings', purpose: 'Button and type settings of style guides.' },
    {
      name: 'stylekit-unsaved-…',
      purpose: 'Changes to style guides that are not saved in your account yet.',
    },
    { name: 'stylekit-return-to', purpose: 'The page to open after you sign in, until you close the tab.' },
    { name: 'stylekit-draft-…', purpose: 'What you have typed but not sent, until you close the tab.' },
  ],
} as const;
