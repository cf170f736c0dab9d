import { describe, expect, it } from 'vitest';
import { findSimilarNames } from '../check/similar-names.ts';
import { guideRamps } from '../guide/guide-ramps.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { EXTENSION } from './dtcg.ts';
import { toTokenDocument } from './guide-tokens.ts';
import { findTokenIssues, parseTokens } from './parse-dtcg.ts';
import { rampTokens } from './ramp-tokens.ts';

const ramps = guideRamps(SAMPLE_GUIDE);
const tokens = rampTokens(ramps);
const document = toTokenDocument(SAMPLE_GUIDE, undefined, { ramps: true });

describe('rampTokens', () => {
  it('has the steps of eleven ramps with their contrast', () => {
    expect(Object.keys(tokens['ramp'] ?? {})).toHaveLength(7 + 4);
    expect(tokens).toMatchObject({
      ramp: {
        primary: {
          '50': {
            $type: 'color',
            $value: { hex: ramps.colors.primary.steps[0]?.hex },
            $extensions: { [EXTENSION]: { contrast: ramps.colors.primary.steps[0]?.contrast } },
          },
        },
      },
    });
  });

  it('refers to the color itself at its step', () => {
    expect(tokens).toMatchObject({
      ramp: {
        primary: { [ramps.colors.primary.base]: { $value: '{color.primary}' } },
        success: { [ramps.semantic.success.base]: { $value: '{semantic.success}' } },
      },
    });
  });

  it('adds valid tokens after those of the guide, with names by which checks find their pairs', () => {
    expect(findTokenIssues(document)).toEqual([]);
    expect(Object.keys(document).slice(-2)).toEqual(['semantic', 'ramp']);
    const { semantic: _semantic, ramp: _ramp, ...rest } = document;
    expect(rest).toEqual(toTokenDocument(SAMPLE_GUIDE));
    const names = parseTokens(document).map(({ path }) => path.join('.'));
    expect(names).toEqual(expect.arrayContaining(['semantic.danger', 'semantic.danger-text']));
    const colors = Object.entries(ramps.semantic).map(([name, { hex }]) => ({
      name: `semantic.${name}`,
      hex,
    }));
    expect(findSimilarNames(colors)).toEqual([]);
  });
});
