import { getDefaultStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { dismissToast, showToast, toastAtom } from './toast-store.ts';

const currentToast = () => getDefaultStore().get(toastAtom);

describe('the toast', () => {
  it('is one at a time: the next takes the place of the one before', () => {
    showToast({ title: 'First', description: 'One.' });
    const first = currentToast();
    showToast({ title: 'Second', description: 'Two.', durationMs: 2_000 });
    expect(currentToast()).toMatchObject({ title: 'Second', durationMs: 2_000, tone: 'plain' });
    expect(currentToast()?.id).not.toBe(first?.id);
  });

  it('stays five seconds unless it says otherwise', () => {
    showToast({ title: 'Saved', description: 'It is kept.' });
    expect(currentToast()?.durationMs).toBe(5_000);
  });

  it('is a new one even with the same words', () => {
    showToast({ title: 'Saved', description: 'It is kept.' });
    const before = currentToast()?.id;
    showToast({ title: 'Saved', description: 'It is kept.' });
    expect(currentToast()?.id).not.toBe(before);
  });

  it('is gone once it is dismissed, and dismissing none changes nothing', () => {
    showToast({ title: 'Saved', description: 'It is kept.' });
    dismissToast();
    expect(currentToast()).toBeNull();
    dismissToast();
    expect(currentToast()).toBeNull();
  });
});
