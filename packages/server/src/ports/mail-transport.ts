/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** One address in the format of `parseEmail`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** `<…@…>`; the same at each attempt, so that duplicates are recognized. */
  readonly messageId: string;
}

/** Sends mail. */
export interface MailTransport {
  /** Sends one mail. @throws MailError when the delivery is not confirmed */
  send(mail: OutgoingMail): Promise<void>;
}
