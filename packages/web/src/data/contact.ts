/** The server replaces it with its contact address, see `packages/server/src/plugins/page-documents.ts`. */
export const CONTACT_PLACEHOLDER = 'contact@contact-email.invalid';

/** The name of the meta element with the contact address. */
export const CONTACT_META = 'stylekit-contact';

/** The address for questions about StyleKit, its policies and personal data, as the server is configured. */
export function contactEmail(): string {
  // Prerendered HTML contains the placeholder, which the server replaces as well.
  if (typeof document === 'undefined') return CONTACT_PLACEHOLDER;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CONTACT_META}"]`);
  return meta?.content ?? CONTACT_PLACEHOLDER;
}
