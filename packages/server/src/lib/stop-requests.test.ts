import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { listenForStops, type StopRequests } from './stop-requests.ts';

/** A process with a controlled clock. */
function openProcess({ connected = false } = {}) {
  const source = Object.assign(new EventEmitter(), { connected });
  let nowMs = 1_700_000_000_000;
  const requests = listenForStops(source, () => nowMs);
  return {
    requests,
    pass: (ms: number) => {
      nowMs += ms;
    },
    signal: (name = 'SIGINT') => void source.emit(name),
    /** The message that boot.mjs sends when it receives a signal. */
    message: (agoMs = 0) => void source.emit('message', { stop: nowMs - agoMs }),
    disconnect: () => {
      source.connected = false;
      source.emit('disconnect');
    },
  };
}

const stateOf = ({ stopped, forced }: StopRequests) => ({
  isStopped: stopped.aborted,
  isForced: forced.aborted,
});
const RUNNING = { isStopped: false, isForced: false };
const STOPPED = { isStopped: true, isForced: false };
const FORCED = { isStopped: true, isForced: true };

describe('requests to stop', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('stops at the first %s', (name) => {
    const { requests, signal } = openProcess();
    expect(stateOf(requests)).toEqual(RUNNING);
    signal(name);
    expect(stateOf(requests)).toEqual(STOPPED);
  });

  it('counts signals within a second as one request', () => {
    const { requests, signal, pass } = openProcess();
    signal();
    pass(999);
    signal('SIGTERM');
    expect(stateOf(requests)).toEqual(STOPPED);
  });

  it('forces the exit at a signal a second later', () => {
    const { requests, signal, pass } = openProcess();
    signal();
    pass(1_000);
    signal();
    expect(stateOf(requests)).toEqual(FORCED);
  });

  it('counts the second from the first signal, not from the last', () => {
    const { requests, signal, pass } = openProcess();
    signal();
    pass(600);
    signal();
    pass(600);
    signal();
    expect(stateOf(requests)).toEqual(FORCED);
  });
});

describe('requests to stop below boot.mjs', () => {
  it('counts a signal and the messages about it as one request, in any order and with any delay', () => {
    const messageLast = openProcess({ connected: true });
    messageLast.signal();
    messageLast.pass(5_000);
    messageLast.message(5_000);
    expect(stateOf(messageLast.requests)).toEqual(STOPPED);
    const signalLast = openProcess({ connected: true });
    signalLast.message();
    signalLast.message();
    signalLast.pass(5_000);
    signalLast.signal();
    expect(stateOf(signalLast.requests)).toEqual(STOPPED);
  });

  it('forces the exit at a message about a signal a second later', () => {
    const { requests, signal, message, pass } = openProcess({ connected: true });
    signal();
    message();
    pass(1_000);
    message();
    expect(stateOf(requests)).toEqual(FORCED);
  });

  it('stops when boot.mjs has exited; a signal can then force the exit', () => {
    const { requests, disconnect, signal, pass } = openProcess({ connected: true });
    disconnect();
    expect(stateOf(requests)).toEqual(STOPPED);
    pass(1_000);
    signal();
    expect(stateOf(requests)).toEqual(FORCED);
  });

  it('ignores messages about anything else', () => {
    const source = new EventEmitter();
    const requests = listenForStops(source, Date.now);
    for (const message of ['stop', null, {}, { stop: 'now' }]) source.emit('message', message);
    expect(stateOf(requests)).toEqual(RUNNING);
  });
});
