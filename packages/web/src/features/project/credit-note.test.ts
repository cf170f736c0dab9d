import type { StyleTileView } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { toCreditNote } from './credit-note.ts';

const TILE = {
  generationMode: 'ai',
  generationStatus: 'generated',
  generated: true,
} as StyleTileView;

describe('what becomes of the credit', () => {
  it.each([
    ['of a made AI guide', {}, false, 'Its AI credit is not returned.'],
    [
      'of a made Co-Pilot guide on Premium',
      { generationMode: 'copilot' },
      true,
      'Its AI credit is not returned.',
    ],
    ['of a custom guide on Free', { generationMode: 'custom' }, false, 'Its custom credit is not returned.'],
    ['of a custom guide on Premium', { generationMode: 'custom' }, true, 'You get its custom credit back.'],
    [
      'of one under way',
      { generated: false, generationStatus: 'running' },
      false,
      'The AI credit set aside for it is given back.',
    ],
    ['of a failed one', { generated: false, generationStatus: 'failed' }, false, 'It has cost no AI credit.'],
  ] as const)('%s', (_what, difference, isPremium, note) => {
    expect(toCreditNote({ ...TILE, ...difference }, isPremium)).toBe(note);
  });
});
