import type { StyleTileView } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { toCreditNote } from './credit-note.ts';

const TILE = {
  generationMode: 'ai',
  generationStatus: 'generated',
  generated: true,
} as StyleTileView;

describe('credit note', () => {
  it.each([
    ['of a made AI guide', {}, false, 'Its AI credit is not refunded.'],
    [
      'of a made Co-Pilot guide on Premium',
      { generationMode: 'copilot' },
      true,
      'Its AI credit is not refunded.',
    ],
    ['of a custom guide on Free', { generationMode: 'custom' }, false, 'Its custom credit is not refunded.'],
    ['of a custom guide on Premium', { generationMode: 'custom' }, true, 'Its custom credit is refunded.'],
    [
      'of one under way',
      { generated: false, generationStatus: 'running' },
      false,
      'Its reserved AI credit is refunded.',
    ],
    ['of a failed one', { generated: false, generationStatus: 'failed' }, false, 'It used no AI credit.'],
  ] as const)('%s', (_what, difference, isPremium, note) => {
    expect(toCreditNote({ ...TILE, ...difference }, isPremium)).toBe(note);
  });
});
