/** A budget: at most `max` in any window of `windowSeconds`, which starts with the first use. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const limit = (name: string, max: number, windowSeconds: number): Limit => ({ name, max, windowSeconds });

/** Every limit of the server, in one place; tests read them from here. */
export const LIMITS = {
  /** Any call, by network; generous, because offices share one. */
  call: limit('call', 1_200, MINUTE),
  /** Calls of one person that write. */
  write: limit('write', 240, MINUTE),
  /** Sign-in and registration tries from one network. */
  signIn: limit('sign-in', 60, 10 * MINUTE),
  /** Password comparisons of one account, whoever asks; a reset is still open to its owner. */
  passwordTries: limit('password-tries', 100, DAY),
  /** Wrong passwords in a row that come close together on one account. */
  passwordBurst: limit('password-burst', 10, 5 * MINUTE),
  /** Different addresses one network may have codes mailed to. */
  codeAddresses: limit('code-addresses', 20, HOUR),
  /** Pause between two mails with a code to one address. */
  codePause: limit('code-pause', 1, MINUTE),
  /** Mails with a code of one purpose to one address: the first and five more. */
  codeMails: limit('code-mails', 6, HOUR),
  /** Guesses at codes from one network. */
  codeGuesses: limit('code-guesses', 60, 10 * MINUTE),
  /** Uses of one sign-in with Google: its way back from Google counts once. */
  googleReturn: limit('google-return', 1, 10 * MINUTE),
  /** Style guides one person may ask for; credits bound what they cost, this bounds the asking. */
  creations: limit('creations', 300, HOUR),
  /** Further attempts at style guides that failed: each gives its credit back and may still cost a provider's call. */
  attempts: limit('attempts', 60, HOUR),
  uploads: limit('uploads', 60, HOUR),
  /** Sweeps of the upload store, of all processes together: listing a bucket costs money. */
  uploadSweep: limit('upload-sweep', 1, HOUR),
  /** How often the whole ledger is recounted, by all processes together. */
  ledgerCheck: limit('ledger-check', 1, HOUR),
} as const satisfies Record<string, Limit>;

export const SESSION_LIFE = {
  /** "Remember me": kept between visits. */
  remembered: { absoluteSeconds: 30 * DAY, idleSeconds: 7 * DAY },
  brief: { absoluteSeconds: 12 * HOUR, idleSeconds: 2 * HOUR },
} as const;

/** How recently a person must have signed in to change what the account hangs on. */
export const FRESH_SECONDS = HOUR;

export const CODE_LIFE = {
  'verify-email': 10 * MINUTE,
  /** 120 s on the screen and 30 s for the way of the mail. */
  'password-reset': 150,
  'account-deletion': 10 * MINUTE,
} as const;
export const CODE_TRIES = 5;
/** How long a reset code that was right in time may take to choose the new password. */
export const RESET_FINISH_SECONDS = 10 * MINUTE;

/** How long a registration waits to be proved; a new code can be had for it all that time. */
export const REGISTRATION_WAITS_SECONDS = 7 * DAY;
/** How long one try at sending a mail may take before another process may try; shorter than the queue's own limit. */
export const MAIL_LEASE_SECONDS = 50;
/** A mail that could not be sent for so long is given up. */
export const MAIL_KEPT_SECONDS = 3 * DAY;

export const FREE_CREDITS = { ai: 3, custom: 3 } as const;
export const PREMIUM_ACTIVE_CUSTOM_GUIDES = 100;
export const UPLOAD_QUOTA_BYTES = 50 * 1_048_576;
/** A logo that no project shows is kept for so long; so is whatever an interrupted upload left behind. */
export const UPLOAD_ORPHAN_SECONDS = DAY;
/** Logos one sweep removes at most. */
export const UPLOAD_SWEEP_BATCH = 500;
export const BODY_LIMIT_BYTES = 1_048_576;
/** Deepest nesting of a JSON body that is read at all. */
export const JSON_DEPTH = 32;
/** How long a repeated creation under the same key is recognized. */
export const IDEMPOTENCY_KEPT_SECONDS = DAY;
export const PAGE = { default: 100, max: 200 } as const;

/** How guides are made: times, tries and budgets, the same in every process. */
export const GENERATION = {
  /** Longest a director may take, whatever it waits for: more than a provider's call, less than the queue's job. */
  runSeconds: 120,
  /** Calls one credit pays for at most, over faults, crashes and restarts. */
  callsPerCredit: 3,
  /** Guides of one person that are made at the same time; the others wait. */
  perPerson: 2,
  /** Pause before the second call, doubled before the third. */
  firstPauseSeconds: 2,
  /** A provider that asks for a longer pause than this is not asked again. */
  longestPauseSeconds: 30,
  /** Calls to a paid provider in one UTC day, of all processes together. */
  callsPerDay: 5_000,
  /** Faults in a row after which a provider is left alone. */
  faultsUntilOpen: 5,
  /** How long it is left alone before one call tries whether it is back. */
  openSeconds: 60,
  guideBytes: 64 * 1024,
} as const;

/** Open event streams. */
export const STREAMS = {
  perPerson: 12,
  perProcess: 2_000,
  /** What may wait unread for one reader. */
  backlogBytes: 64 * 1024,
  /** Changes are gathered for so long, so that a burst is told once. */
  gatherMs: 20,
  /** More different changes than this in one go are told as "read everything again". */
  mostChanges: 100,
} as const;

/** How often a process repeats what it repeats, and how long it waits for others, in milliseconds. */
export interface Pace {
  /** A worker that did not renew its lease for so long loses its guide to the others. */
  readonly leaseMs: number;
  /** How often a worker renews its lease. */
  readonly leaseBeatMs: number;
  /** How often a stream sends a heartbeat and its session is checked. */
  readonly streamCheckMs: number;
  /** What running jobs get when the process stops. */
  readonly jobsStopMs: number;
}

/** The pace of the product; tests of one of these choose their own. A worker may miss three renewals. */
export const PACE: Pace = {
  leaseMs: 20_000,
  leaseBeatMs: 5_000,
  streamCheckMs: 10_000,
  jobsStopMs: 20_000,
};

/** What a project's memory holds of each kind. */
export const MEMORY = {
  /** Living entries, 200 in all; where there is no room the weakest goes. As many forgotten ones are kept beside. */
  held: {
    'kept-color': 24,
    'rejected-color': 48,
    font: 12,
    industry: 12,
    'design-style': 12,
    'target-audience': 12,
    word: 60,
    note: 20,
  },
  /** Entries that the owner wrote down. */
  written: {
    'kept-color': 12,
    'rejected-color': 24,
    font: 6,
    industry: 6,
    'design-style': 6,
    'target-audience': 6,
    word: 40,
    note: 20,
  },
  /** The strongest ones that a brief is read with: what the engine's preferences take. */
  used: { 'kept-color': 12, 'rejected-color': 24, font: 6, word: 40, note: 20 },
  /** Changes of one kind in one call. */
  changes: 50,
} as const;
