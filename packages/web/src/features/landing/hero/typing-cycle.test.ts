import { describe, expect, it } from 'vitest';
import {
  nextTyping,
  PAGE_START,
  PHRASES,
  TYPING_START,
  type Typing,
  typedText,
  typingDelay,
} from './typing-cycle.ts';

/** The texts of one cycle with the time at which each appears, in milliseconds. */
function cycle(start: Typing) {
  const shown: { text: string; at: number; hasCycled: boolean }[] = [];
  let [state, at] = [start, 0];
  do {
    at += typingDelay(state);
    state = nextTyping(state);
    shown.push({ text: typedText(state), at, hasCycled: state.hasCycled });
  } while (!(state.phrase === 0 && state.length === 0));
  return { shown, state };
}

describe('typed headline', () => {
  it('types a character every 100 ms, holds for 2 s and deletes one every 80 ms', () => {
    const { shown } = cycle(TYPING_START);
    const times = (text: string) => shown.filter((each) => each.text === text).map(({ at }) => at);
    expect(times('S')[0]).toBe(100);
    expect(times('Style Guides')).toEqual([1_200, 3_200]);
    expect(times('Style Guide')).toEqual([1_100, 3_280]);
    expect(times('B')[0]).toBe(3_200 + 12 * 80 + 100);
  });

  it('starts with the first phrase, which is then deleted after the usual time', () => {
    expect([typedText(PAGE_START), typingDelay(PAGE_START)]).toEqual([PHRASES[0], 2_000]);
    expect(nextTyping(PAGE_START)).toEqual({ ...PAGE_START, phase: 'deleting' });
  });

  it('shows all phrases in turn and reports the end of the first cycle', () => {
    const { shown, state } = cycle(TYPING_START);
    const complete = shown.filter(({ text }) => PHRASES.some((phrase) => phrase === text));
    expect([...new Set(complete.map(({ text }) => text))]).toEqual(PHRASES);
    expect(shown.slice(0, -1).some(({ hasCycled }) => hasCycled)).toBe(false);
    expect(state).toEqual({ ...TYPING_START, hasCycled: true });
    expect(cycle(state).shown.every(({ hasCycled }) => hasCycled)).toBe(true);
  });
});
