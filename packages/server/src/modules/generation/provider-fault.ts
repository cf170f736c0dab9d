/** What went wrong between us and a provider of directions. */
export type ProviderFaultKind =
  | 'rate-limited'
  | 'server'
  | 'timeout'
  | 'connection'
  | 'refusal'
  | 'truncated'
  | 'malformed'
  | 'too-large'
  | 'rejected';

/** Whether the same request may fare better later, and what a person is told. Never a word of the provider's. */
const KINDS: Readonly<
  Record<ProviderFaultKind, { readonly isRetryable: boolean; readonly message: string }>
> = {
  'rate-limited': { isRetryable: true, message: 'The AI service is busy. Please try again in a moment.' },
  server: { isRetryable: true, message: 'The AI service has a problem. Please try again in a moment.' },
  timeout: { isRetryable: true, message: 'The AI service took too long to answer.' },
  connection: { isRetryable: true, message: 'The AI service could not be reached.' },
  refusal: { isRetryable: false, message: 'The AI service declined this brief. Please reword it.' },
  truncated: { isRetryable: true, message: 'The AI service broke off its answer.' },
  malformed: { isRetryable: true, message: 'The AI service gave an answer that cannot be used.' },
  'too-large': { isRetryable: false, message: 'The AI service gave an answer that is far too long.' },
  rejected: { isRetryable: false, message: 'The AI service does not accept requests from this server.' },
};

export interface ProviderFaultExtras {
  readonly requestId?: string | null;
  /** Milliseconds the provider asked to wait. */
  readonly retryAfterMs?: number | undefined;
  /** Only where it differs from what the kind says. */
  readonly isRetryable?: boolean | undefined;
  /** For the log alone: free of keys, never shown. */
  readonly cause?: unknown;
}

/** A provider that gave no usable answer. `message` may be shown to a person; `cause` is for the log. */
export class ProviderFault extends Error {
  readonly kind: ProviderFaultKind;
  readonly isRetryable: boolean;
  /** Milliseconds the provider asked to wait, at most an hour; undefined when it named none. */
  readonly retryAfterMs: number | undefined;
  readonly requestId: string | null;

  constructor(kind: ProviderFaultKind, extras: ProviderFaultExtras = {}) {
    super(KINDS[kind].message, extras.cause === undefined ? {} : { cause: extras.cause });
    this.name = 'ProviderFault';
    this.kind = kind;
    this.isRetryable = extras.isRetryable ?? KINDS[kind].isRetryable;
    this.requestId = extras.requestId ?? null;
    this.retryAfterMs = extras.retryAfterMs;
  }
}
