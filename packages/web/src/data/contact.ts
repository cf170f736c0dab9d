/** The address for questions about StyleKit, its policies and personal data. */
export const CONTACT_EMAIL = 'hello@stylekit.example';
