import { Writable } from 'node:stream';

/** The fields of a log line that are shown on a terminal. */
interface LogRecord {
  readonly level: number;
  readonly time: string;
  readonly msg?: string;
  readonly reqId?: string;
  readonly req?: { readonly method?: string; readonly path?: string };
  readonly res?: { readonly statusCode?: number };
  readonly responseTime?: number;
  readonly err?: { readonly message?: string; readonly stack?: string };
}

const WARN = 40;
const ERROR = 50;
/** Messages that the greeting already contains. */
const IN_GREETING = /^(?:Server listening at|StyleKit is ready at)/;
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
// biome-ignore lint/suspicious/noControlCharactersInRegex: output must not contain terminal control characters
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]+/g;

/**
 * A stream that prints the JSON lines of the log in a short form for a terminal: changes, failed requests, warnings and
 * errors, each on one line with the time of day; the stack of an error is printed below it.
 */
export function createTerminalLog(write: (text: string) => void): Writable {
  const format = createFormatter();
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().split('\n').filter(Boolean)) write(format(JSON.parse(line)));
      done();
    },
  });
}

/** Remembers why a running request was rejected, because that is on another log line than its status. */
function createFormatter(): (record: LogRecord) => string {
  const reasons = new Map<string, string>();
  return (record) => {
    const { reqId = '', msg = '', res } = record;
    if (msg === 'request rejected') {
      reasons.set(reqId, record.err?.message ?? '');
      return '';
    }
    if (res !== undefined) {
      const reason = reasons.get(reqId) ?? '';
      reasons.delete(reqId);
      return formatRequest(record, reason);
    }
    return IN_GREETING.test(msg) ? '' : formatEvent(record);
  };
}

function formatRequest(record: LogRecord, reason: string): string {
  const { method = '', path = '' } = record.req ?? {};
  const status = record.res?.statusCode ?? 0;
  if (SAFE_METHODS.has(method) && status < 400) return '';
  const time = `${Math.round(record.responseTime ?? 0)} ms`;
  return toLine(record, [method, path, String(status), time, reason]);
}

function formatEvent(record: LogRecord): string {
  const { level, msg = '', err } = record;
  const label = level >= ERROR ? 'ERROR' : level >= WARN ? 'WARN' : '';
  const stack = level >= ERROR ? (err?.stack?.split('\n').slice(1) ?? []) : [];
  const frames = stack.map((frame) => `  ${frame.replace(CONTROLS, ' ')}\n`).join('');
  return toLine(record, [label, msg, err?.message ?? '']) + frames;
}

function toLine({ time }: LogRecord, parts: readonly string[]): string {
  const clock = new Date(time).toTimeString().slice(0, 8);
  const text = parts.filter((part) => part !== '').join('  ');
  return `${clock}  ${text.replace(CONTROLS, ' ')}\n`;
}
