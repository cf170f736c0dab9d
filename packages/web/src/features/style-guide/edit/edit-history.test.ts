import { DEFAULT_SETTINGS } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { addStep, type GuideState, redo, replacePresent, startHistory, undo } from './edit-history.ts';

const state = (exampleTitle: string): GuideState => ({ edits: { exampleTitle }, settings: DEFAULT_SETTINGS });
const titleOf = ({ present }: { readonly present: GuideState }) => present.edits.exampleTitle;

describe('the history of edits', () => {
  it('undoes and repeats steps one by one', () => {
    let history = startHistory(state('a'));
    history = addStep(history, state('b'), 'primary', 0);
    history = addStep(history, state('c'), 'accent-1', 10);
    expect(titleOf(undo(history))).toBe('b');
    expect(titleOf(undo(undo(history)))).toBe('a');
    expect(titleOf(redo(undo(history)))).toBe('c');
  });

  it('counts quick changes of one part as one step, and slow ones as several', () => {
    let history = startHistory(state('a'));
    for (const [title, at] of [
      ['b', 0],
      ['c', 500],
      ['d', 1000],
    ] as const)
      history = addStep(history, state(title), 'slider', at);
    expect(titleOf(undo(history))).toBe('a');
    history = addStep(history, state('e'), 'slider', 5000);
    expect(titleOf(undo(history))).toBe('d');
  });

  it('does not merge a step into one that was undone', () => {
    const first = addStep(startHistory(state('a')), state('b'), 'primary', 0);
    const again = addStep(undo(first), state('c'), 'primary', 1);
    expect([titleOf(undo(again)), again.future]).toEqual(['a', []]);
  });

  it('stays the same when there is nothing to undo or repeat', () => {
    const history = startHistory(state('a'));
    expect([undo(history), redo(history)]).toEqual([history, history]);
  });

  it('takes over a state of another window without a step', () => {
    const history = replacePresent(addStep(startHistory(state('a')), state('b'), 'primary', 0), state('c'));
    expect([titleOf(history), titleOf(undo(history))]).toEqual(['c', 'a']);
  });
});
