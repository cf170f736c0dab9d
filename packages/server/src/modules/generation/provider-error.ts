/** The kinds of errors of a provider. */
export type ProviderErrorKind =
  | 'rate-limited'
  | 'server'
  | 'timeout'
  | 'connection'
  | 'refusal'
  | 'truncated'
  | 'malformed'
  | 'too-large'
  | 'rejected';

/** Whether a retry may succeed, and the message for the log. It never contains text of the provider. */
const KINDS: Readonly<
  Record<ProviderErrorKind, { readonly isRetryable: boolean; readonly message: string }>
> = {
  'rate-limited': { isRetryable: true, message: 'The AI service is busy. Please try again shortly.' },
  server: { isRetryable: true, message: 'The AI service has a problem. Please try again shortly.' },
  timeout: { isRetryable: true, message: 'The AI service took too long to respond.' },
  connection: { isRetryable: true, message: 'The AI service could not be reached.' },
  refusal: { isRetryable: false, message: 'The AI service declined this brief. Please reword it.' },
  truncated: { isRetryable: true, message: 'The response of the AI service is incomplete.' },
  malformed: { isRetryable: true, message: 'The response of the AI service is invalid.' },
  'too-large': { isRetryable: false, message: 'The response of the AI service is too long.' },
  rejected: { isRetryable: false, message: 'The AI service rejected the request.' },
};

export interface ProviderErrorOptions {
  readonly requestId?: string | null;
  /** Milliseconds to wait, as requested by the provider. */
  readonly retryAfterMs?: number | undefined;
  /** Only where it differs from the default of the kind. */
  readonly isRetryable?: boolean | undefined;
  /** For the log only; contains no keys. */
  readonly cause?: unknown;
}

/** An error of a provider. `message` contains no text of the provider; `cause` is for the log. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  readonly isRetryable: boolean;
  /** Milliseconds to wait, as requested by the provider, at most an hour; undefined if it requested none. */
  readonly retryAfterMs: number | undefined;
  readonly requestId: string | null;

  constructor(kind: ProviderErrorKind, extras: ProviderErrorOptions = {}) {
    super(KINDS[kind].message, extras.cause === undefined ? {} : { cause: extras.cause });
    this.name = 'ProviderError';
    this.kind = kind;
    this.isRetryable = extras.isRetryable ?? KINDS[kind].isRetryable;
    this.requestId = extras.requestId ?? null;
    this.retryAfterMs = extras.retryAfterMs;
  }
}
