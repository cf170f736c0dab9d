import { CONTACT_EMAIL } from '../../data/contact.ts';

/** The contact address as a link. */
export function ContactLink() {
  return <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>;
}
