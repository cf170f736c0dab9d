/** A mail ready to be sent. */
export interface OutgoingMail {
  /** One address, as `parseEmail` gives it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** `<…@…>`; the same at each try, so that a mail delivered twice is recognized as one. */
  readonly messageId: string;
}

/** How mails leave the server. */
export interface MailTransport {
  /** Hands one mail over. @throws MailFault when it is not certain that it was taken */
  send(mail: OutgoingMail): Promise<void>;
}
