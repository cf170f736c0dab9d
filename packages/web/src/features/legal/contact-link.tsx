import { contactEmail } from '../../data/contact.ts';

/** The contact address as a link. */
export function ContactLink() {
  const email = contactEmail();
  return <a href={`mailto:${email}`}>{email}</a>;
}
