/** Pages of the signed-in app, which have no links to the sections of the landing page. */
const APP_PAGES =
  /^\/(?:dashboard|account|keep|(?:project|generator|style-tile)\/[^/]+|project\/[^/]+\/compare)\/?$/;

/** Whether the header of a page links to the sections of the landing page. */
export function hasSectionLinks(path: string, isSignedIn: boolean): boolean {
  // Signed-in users leave the sign-in page at once.
  if (isSignedIn && path === '/auth') return false;
  return !APP_PAGES.test(path);
}
