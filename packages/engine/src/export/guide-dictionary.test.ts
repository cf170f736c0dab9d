import { describe, expect, it } from 'vitest';
import type { TokenGroup } from '../token/dtcg.ts';
import { printTokens } from './guide-dictionary.ts';

const print = (tokens: TokenGroup) =>
  printTokens(tokens, (values) => [...values].map(([name, value]) => `${name}=${value}`).join('\n'));

describe('printTokens', () => {
  it('transforms every token, keyed by its path', async () => {
    const text = await print({
      size: { h1: { $type: 'dimension', $value: { value: 2, unit: 'rem' } } },
      time: { $type: 'duration', $value: { value: 200, unit: 'ms' } },
      weight: { $type: 'fontWeight', $value: 700 },
    });
    expect(text).toBe('size.h1=2rem\ntime=200ms\nweight=700');
  });

  it('resolves references, also through several tokens', async () => {
    const text = await print({
      a: { $type: 'fontFamily', $value: '{b}' },
      b: { $type: 'fontFamily', $value: '{c.d}' },
      c: { d: { $type: 'fontFamily', $value: ['Work Sans', 'serif'] } },
    });
    expect(text).toBe('a="Work Sans", serif\nb="Work Sans", serif\nc.d="Work Sans", serif');
  });

  it('does not resolve references in descriptions', async () => {
    const text = await print({ a: { $type: 'number', $value: 1, $description: '{nowhere.at.all}' } });
    expect(text).toBe('a=1');
  });

  it('rejects an unresolved reference', async () => {
    await expect(print({ a: { $type: 'color', $value: '{b}' } })).rejects.toThrow();
  });

  it('rejects a reference cycle', async () => {
    const round = { a: { $type: 'color', $value: '{b}' }, b: { $type: 'color', $value: '{a}' } } as const;
    await expect(print(round)).rejects.toThrow();
  });

  it('rejects a token that CSS cannot express', async () => {
    const letterSpacing = { value: 1, unit: 'px' } as const;
    const type = {
      fontFamily: '{b}',
      fontSize: '{b}',
      fontWeight: 400,
      letterSpacing,
      lineHeight: 1,
    } as const;
    const b = { $type: 'number', $value: 1 } as const;
    await expect(print({ a: { $type: 'typography', $value: type }, b })).rejects.toThrow(
      'a has no CSS value',
    );
  });

  it('separates concurrent runs', async () => {
    const sizes = Array.from({ length: 20 }, (_, value) => value + 1);
    const texts = await Promise.all(
      sizes.map((value) => print({ a: { $type: 'dimension', $value: { value, unit: 'px' } } })),
    );
    expect(texts).toEqual(sizes.map((value) => `a=${value}px`));
  });
});
