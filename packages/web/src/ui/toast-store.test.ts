import { describe, expect, it } from 'vitest';
import { currentToast, dismissToast, showToast, subscribeToToast } from './toast-store.ts';

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

  it('tells who listens, until they stop', () => {
    let told = 0;
    const stop = subscribeToToast(() => {
      told += 1;
    });
    showToast({ title: 'Saved', description: 'It is kept.' });
    dismissToast();
    expect(currentToast()).toBeNull();
    stop();
    dismissToast();
    expect(told).toBe(2);
  });
});
