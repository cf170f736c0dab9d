/** The database cannot be used as it is configured; the message says what to change. */
export class DatabaseSetupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseSetupError';
  }
}
