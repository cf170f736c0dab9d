/** A rate limit: at most `max` uses in any window of `windowSeconds`, which starts with the first use. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const limit = (name: string, max: number, windowSeconds: number): Limit => ({ name, max, windowSeconds });

/** Every limit of the server, in one place. The names are part of stored keys, so they never change. */
export const LIMITS = {
  /** Any call, by network; generous, because offices share one network. */
  call: limit('call', 1_200, MINUTE),
  /** Write calls of one user. */
  write: limit('write', 240, MINUTE),
  /** Sign-in and registration attempts from one network. */
  signIn: limit('sign-in', 60, 10 * MINUTE),
  /** Wrong passwords for one address from all unknown browsers, or from one trusted browser or user. */
  passwordAttempts: limit('password-tries', 100, DAY),
  /** Of these, those from one network. */
  passwordNetwork: limit('password-network', 30, DAY),
  /** Consecutive wrong passwords for one address from one network, or from one trusted browser or user. */
  passwordBurst: limit('password-burst', 10, 5 * MINUTE),
  /** The growing pause between wrong passwords for one address; its window is the pause. */
  passwordPause: limit('password-pause', 1, 0),
  /** Mails that warn an owner about wrong passwords. */
  passwordWarning: limit('password-warning', 1, DAY),
  /** Different addresses to which one network may have codes sent. */
  codeAddresses: limit('code-addresses', 20, HOUR),
  /** Cooldown between two mails with a code to one address. */
  codeCooldown: limit('code-pause', 1, MINUTE),
  /** Mails with a code of one purpose to one address: the first one and five resends. */
  codeMails: limit('code-mails', 6, HOUR),
  /** Attempts to enter a code from one network. */
  codeAttempts: limit('code-guesses', 60, 10 * MINUTE),
  /** Uses of one Google callback: each `state` is accepted once. */
  googleCallback: limit('google-return', 1, 10 * MINUTE),
  /** Style guides that one user may request; credits limit the cost, this limits the number of requests. */
  creations: limit('creations', 300, HOUR),
  /** Retries of failed style guides by one user: each returns its credit but may cost a call to the provider. */
  attempts: limit('attempts', 60, HOUR),
  /** Changes of guide settings by one user; a page sends at most two per second while a slider moves. */
  settings: limit('settings', 150, MINUTE),
  /** Saved edits of style guides by one user; a page saves after a pause. */
  edits: limit('edits', 120, MINUTE),
  /** Checkouts and portal pages of one user; each is a call to the payment provider. */
  checkouts: limit('checkouts', 30, HOUR),
  /** Access tokens that one user may create; each sends a mail. */
  tokens: limit('tokens', 30, HOUR),
  /** Device sign-ins started from one network. */
  deviceCodes: limit('device-codes', 30, 10 * MINUTE),
  /** Wrong codes of devices entered by one user. */
  deviceGuesses: limit('device-guesses', 5, 10 * MINUTE),
  /** Wrong codes of devices entered from one network. */
  deviceNetworkGuesses: limit('device-network-guesses', 5, 10 * MINUTE),
  uploads: limit('uploads', 60, HOUR),
} as const satisfies Record<string, Limit>;

/** How wrong passwords from unknown browsers are slowed down. */
export const PASSWORD_PAUSE = {
  /** Wrong passwords of a day without a pause; the one after that also warns the owner. */
  free: 10,
  /** The pause starts at one second and doubles after each further group of this size. */
  doubledEvery: 10,
  /** A pause up to this is waited for; a longer one is a 429. */
  maxWaitSeconds: 2,
} as const;

/** How long a browser is trusted after a sign-in with a password. */
export const TRUSTED_DEVICE = { lifetimeSeconds: 180 * DAY, perBrowser: 5 } as const;

export const SESSION_LIFETIME = {
  /** "Remember me": kept after the browser closes. */
  remembered: { absoluteSeconds: 30 * DAY, idleSeconds: 7 * DAY },
  brief: { absoluteSeconds: 12 * HOUR, idleSeconds: 2 * HOUR },
} as const;

/** How recently a user must have signed in to set a first password and to manage access tokens. */
export const RECENT_SIGN_IN_SECONDS = HOUR;

/** Access tokens. */
export const TOKENS = {
  /** Active tokens of one user. */
  perUser: 20,
  defaultDays: 90,
  maxDays: 365,
  /** How long an expired or revoked token is still listed in the export of its account. */
  keptSeconds: 30 * DAY,
} as const;

/** Sign-in of devices (RFC 8628). */
export const DEVICE_SIGN_IN = {
  lifetimeSeconds: 10 * MINUTE,
  /** Minimum time between two polls of a device. */
  intervalSeconds: 5,
  /** Added to the interval after a poll that came too early. */
  slowDownSeconds: 5,
  /** Accepted deviation of a poll, because networks delay calls differently. */
  toleranceSeconds: 0.5,
  /** How long an expired sign-in still answers with `expired_token`. */
  keptSeconds: 10 * MINUTE,
} as const;

export const CODE_LIFETIME_SECONDS = {
  'verify-email': 10 * MINUTE,
  /** The 120 s shown on the screen, plus 30 s for delivery of the mail. */
  'password-reset': 150,
  'account-deletion': 10 * MINUTE,
} as const;
export const MAX_CODE_ATTEMPTS = 5;
/** Time to choose the new password after a reset code was verified in time. */
export const RESET_FINISH_SECONDS = 10 * MINUTE;

/** How long a registration waits for its verification; new codes can be requested all that time. */
export const PENDING_REGISTRATION_SECONDS = 7 * DAY;
/** How long one attempt to send a mail may take before another process may try; shorter than the queue's own limit. */
export const MAIL_LEASE_SECONDS = 50;
/** A mail that could not be sent for this long is dropped. */
export const MAIL_MAX_AGE_SECONDS = 3 * DAY;

export const FREE_CREDITS = { ai: 3, custom: 3 } as const;
export const PREMIUM_ACTIVE_CUSTOM_GUIDES = 100;
export const UPLOAD_QUOTA_BYTES = 50 * 1_048_576;
/** How long a logo without a project is kept, and the remains of an interrupted upload. */
export const UPLOAD_ORPHAN_SECONDS = DAY;
/** Maximum number of logos that one cleanup removes. */
export const UPLOAD_SWEEP_BATCH = 500;
export const BODY_LIMIT_BYTES = 1_048_576;
/** Maximum nesting of a JSON body. */
export const MAX_JSON_DEPTH = 32;
/** How long a repeated creation with the same idempotency key is recognized. */
export const IDEMPOTENCY_KEY_SECONDS = DAY;
export const PAGE = { default: 100, max: 200 } as const;

/** Time limits, attempts and budgets of guide generation, the same in every process. */
/** Saved states of a style guide. */
export const VERSIONS = {
  /** The newest versions of a guide that are kept, besides the first. */
  kept: 100,
  /** A change of settings within this time after the last version changes that version, because sliders move often. */
  settingsPauseSeconds: 60,
} as const;

export const GENERATION = {
  /** Time limit of a director's run: longer than one provider call, shorter than the queue's job limit. */
  runSeconds: 120,
  /** Maximum number of calls that one credit pays for, across errors, crashes and restarts. */
  callsPerCredit: 3,
  /** Guides of one user that are generated at the same time; the others wait in the queue. */
  perUser: 2,
  /** Pause before the second call; doubled before the third. */
  firstPauseSeconds: 2,
  /** If the provider asks for a longer pause, the guide fails instead of being retried. */
  maxPauseSeconds: 30,
  /** Calls to a paid provider per UTC day, by all processes together. */
  callsPerDay: 5_000,
  /** Consecutive errors after which the circuit breaker opens. */
  failuresUntilOpen: 5,
  /** How long the circuit breaker stays open before one call tests the provider. */
  openSeconds: 60,
  guideBytes: 64 * 1024,
} as const;

/** The check of the ledger, which runs every five minutes. */
export const LEDGER_CHECK = {
  /** Parts in which all accounts are checked: 280 runs take 23 h 20 min. */
  parts: 280,
  /** Minimum number of accounts in a part. */
  minPart: 200,
  /** How far the clocks of two processes may differ without a posting being missed until the next round. */
  overlapSeconds: 600,
  /** Accounts with an inconsistency that are checked again by each run. */
  maxSuspects: 1_000,
} as const;

/** Limits of open event streams. */
export const STREAMS = {
  perUser: 6,
  perProcess: 2_000,
  /** Maximum number of unread bytes for one reader. */
  backlogBytes: 64 * 1024,
  /** Changes are collected for this long, so that a burst is sent once. */
  batchMs: 20,
  /** If more changes than this are collected, one `refresh` event is sent instead. */
  maxChanges: 100,
} as const;

/** Intervals and timeouts of background work, in milliseconds. */
export interface Timings {
  /** How long a lease is valid without renewal; then another worker may take over the guide. */
  readonly leaseMs: number;
  /** How often a worker renews its lease. */
  readonly leaseRenewMs: number;
  /** How often a stream sends a heartbeat and its session is checked. */
  readonly streamCheckMs: number;
  /** Time that running jobs get to finish when the process stops. */
  readonly jobsStopMs: number;
}

/** The product's values; tests use their own. A worker may miss three renewals. */
export const TIMINGS: Timings = {
  leaseMs: 20_000,
  leaseRenewMs: 5_000,
  streamCheckMs: 10_000,
  jobsStopMs: 20_000,
};

/** Number of entries of each kind in a project's memory. */
export const MEMORY = {
  /** Stored entries, 200 in total; the weakest are removed. The same number of forgotten entries is kept separately. */
  maxEntries: {
    'kept-color': 24,
    'rejected-color': 48,
    font: 12,
    industry: 12,
    'design-style': 12,
    'target-audience': 12,
    word: 60,
    note: 20,
  },
  /** Entries that the owner added. */
  maxOwnerEntries: {
    'kept-color': 12,
    'rejected-color': 24,
    font: 6,
    industry: 6,
    'design-style': 6,
    'target-audience': 6,
    word: 40,
    note: 20,
  },
  /** The strongest entries, passed to the engine with a brief; these are the limits of its preferences. */
  used: { 'kept-color': 12, 'rejected-color': 24, font: 6, word: 40, note: 20 },
  /** Changes of one kind in one call. */
  changes: 50,
} as const;
