/**
 * SQLSTATE classes and codes of transient errors: connection, resources, operator, timeouts, serialization, and a write on
 * a standby, because a failover may move the address before the standby is promoted.
 */
const TRANSIENT_CLASSES = ['08', '53', '57'];
const TRANSIENT_CODES = ['55P03', '40001', '40P01', '25P03', '25006'];
const SOCKET_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
const DRIVER_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end',
  'connection timeout',
];

/** Whether an error means that the database is unavailable or busy for the moment, so that the caller may try again. */
export function isTransientDatabaseError(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    if (TRANSIENT_CLASSES.includes(code.slice(0, 2)) && code.length === 5) return true;
    if (TRANSIENT_CODES.includes(code) || SOCKET_CODES.includes(code)) return true;
    if (DRIVER_MESSAGES.some((message) => current.message.includes(message))) return true;
  }
  return false;
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a row could not be written because the row it refers to does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === FOREIGN_KEY_VIOLATION) return true;
  }
  return false;
}
