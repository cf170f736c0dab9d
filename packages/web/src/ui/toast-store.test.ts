import { getDefaultStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { dismissToast, showToast, toastAtom } from './toast-store.ts';

const currentToast = () => getDefaultStore().get(toastAtom);

describe('toast', () => {
  it('is single: the next one replaces the previous one', () => {
    showToast({ title: 'First', description: 'One.' });
    const first = currentToast();
    showToast({ title: 'Second', description: 'Two.', durationMs: 2_000 });
    expect(currentToast()).toMatchObject({ title: 'Second', durationMs: 2_000, tone: 'plain' });
    expect(currentToast()?.id).not.toBe(first?.id);
  });

  it('stays five seconds unless specified otherwise', () => {
    showToast({ title: 'Saved', description: 'Your changes are saved.' });
    expect(currentToast()?.durationMs).toBe(5_000);
  });

  it('is a new one even with the same text', () => {
    showToast({ title: 'Saved', description: 'Your changes are saved.' });
    const before = currentToast()?.id;
    showToast({ title: 'Saved', description: 'Your changes are saved.' });
    expect(currentToast()?.id).not.toBe(before);
  });

  it('is removed when dismissed, and dismissing none changes nothing', () => {
    showToast({ title: 'Saved', description: 'Your changes are saved.' });
    dismissToast();
    expect(currentToast()).toBeNull();
    dismissToast();
    expect(currentToast()).toBeNull();
  });
});
