import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError } from '../../../lib/http.ts';
import { toUnreachableNotice } from './stage-notice.ts';

describe('toUnreachableNotice', () => {
  it('reports an internal error as a model error, whatever its message', () => {
    expect(toUnreachableNotice(new HttpError(500, 'Placeholder.', null)).title).toBe('AI Generation Error');
  });

  it.each([
    ['another status with 500 in its message', new HttpError(503, 'Only 500 guides a day.', null)],
    ['no answer', new NetworkError(false, new Error('500'))],
  ])('reports a connection error for %s', (_, error) => {
    expect(toUnreachableNotice(error).title).toBe('Connection Error');
  });
});
