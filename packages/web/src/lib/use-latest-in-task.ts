import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { settleLayout } from './settle-layout.ts';

interface LatestInTask<Value> {
  /** Passes the value on soon. Values in between are skipped, and the last one is always passed on. */
  readonly queue: (value: Value) => void;
  /** The value that was not passed on yet, or null. */
  readonly waiting: RefObject<Value | null>;
}

/**
 * Passes values of a control to its owner in a task of their own, so that the control follows the pointer at once and
 * what depends on its value does not delay the frame.
 */
export function useLatestInTask<Value>(onValue: (value: Value) => void): LatestInTask<Value> {
  const waiting = useRef<Value | null>(null);
  const latest = useRef(onValue);
  const pass = () => {
    const value = waiting.current;
    waiting.current = null;
    if (value !== null) latest.current(value);
  };
  const passInTask = () => {
    flushSync(pass);
    settleLayout();
  };
  useEffect(() => {
    latest.current = onValue;
  });
  useEffect(
    () => () => {
      const value = waiting.current;
      waiting.current = null;
      if (value !== null) latest.current(value);
    },
    [],
  );
  const queue = (value: Value) => {
    if (waiting.current === null) setTimeout(passInTask, 0);
    waiting.current = value;
  };
  return { queue, waiting };
}
