/** Statements whose effect lasts until the connection ends. */
const STATEMENTS =
  /^\s*(?:set\s+(?!local\b|transaction\b)|reset\b|(?:un)?listen\b|prepare\s(?!transaction\b)|create\s+temp)/i;
const DECLARED = /^\s*declare\b.*\bwith\s+hold\b/is;
/** Locks of a session, unlike `pg_advisory_xact_lock`. */
const LOCKS = /\bpg_(?:try_)?advisory_(?:un)?lock/i;
/** The third argument says whether the setting ends with the transaction. */
const SET_CONFIG = /\bset_config\s*\([^()]*,\s*false\s*\)/i;

/** Whether a statement depends on its session, so that it fails or harms others behind a pooler in transaction mode. */
export function changesSession(sql: string): boolean {
  return [STATEMENTS, DECLARED, LOCKS, SET_CONFIG].some((pattern) => pattern.test(sql));
}
