import { describe, expect, it } from 'vitest';
import { parseColor } from './color/parse-color.ts';
import { parseEdits } from './edit/guide-edits.ts';
import { ERROR_CODES, StyleKitError } from './error.ts';
import { parseGuide } from './guide/parse-guide.ts';
import { parseSettings } from './settings/guide-settings.ts';
import { parseTokens } from './token/parse-dtcg.ts';

describe('StyleKitError', () => {
  it('is an error with a code, a hint and issues', () => {
    const error = new StyleKitError('SK_COLOR_INVALID', 'It is not a color.', 'Write one.');
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'StyleKitError',
      code: 'SK_COLOR_INVALID',
      message: 'It is not a color.',
      hint: 'Write one.',
      issues: [],
    });
    expect(`${error}`).toBe('StyleKitError: It is not a color.');
  });

  it.each<[keyof typeof ERROR_CODES, () => unknown]>([
    ['SK_COLOR_INVALID', () => parseColor('reddish')],
    ['SK_EDITS_INVALID', () => parseEdits(null)],
    ['SK_GUIDE_INVALID', () => parseGuide({})],
    ['SK_GUIDE_TOO_NEW', () => parseGuide({ version: 99 })],
    ['SK_SETTINGS_INVALID', () => parseSettings(null)],
    ['SK_TOKENS_INVALID', () => parseTokens(null)],
  ])('is %s with a message and a hint in sentences', (code, fail) => {
    expect(fail).toThrow(
      expect.objectContaining({
        code,
        message: expect.stringMatching(/^[A-Z“"].+\.$/),
        hint: expect.stringMatching(/^[A-Z].+\.$/),
      }),
    );
    expect(ERROR_CODES[code]).toMatch(/\.$/);
  });
});
