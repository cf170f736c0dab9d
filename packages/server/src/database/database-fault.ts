/** SQLSTATE classes and codes that mean "not now": connection, resources, operator, lock and statement timeouts, serialization. */
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

/** Whether an error says that the database is away or busy for the moment: the caller may try again, nothing is broken. */
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

/** Whether a row could not be written because the row it belongs to is gone. */
export function isMissingOwner(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if ('code' in fault && fault.code === FOREIGN_KEY_VIOLATION) return true;
  }
  return false;
}
