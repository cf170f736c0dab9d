/** SQLSTATE classes and codes of transient errors: connection, resources, operator, timeouts, serialization. */
const PASSING_CLASSES = ['08', '53', '57'];
const PASSING_CODES = ['55P03', '40001', '40P01', '25P03'];
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
export function isPassingDatabaseFault(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
    if (PASSING_CLASSES.includes(code.slice(0, 2)) && code.length === 5) return true;
    if (PASSING_CODES.includes(code) || SOCKET_CODES.includes(code)) return true;
    if (DRIVER_MESSAGES.some((message) => fault.message.includes(message))) return true;
  }
  return false;
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a row could not be written because the row it refers to does not exist. */
export function isMissingOwner(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if ('code' in fault && fault.code === FOREIGN_KEY_VIOLATION) return true;
  }
  return false;
}
