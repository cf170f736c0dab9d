import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BundledFile, bundleEngine } from '../build/bundle-engine.ts';

/* The bundle size of pages that use a part of the engine. */

const entry = (file: string) => JSON.stringify(path.join(import.meta.dirname, '../src', file));
const kilobytes = ({ code }: BundledFile) => gzipSync(code).length / 1000;

const importing = (names: string, file = 'index.ts') =>
  bundleEngine('stylekit:user', `export { ${names} } from ${entry(file)};`);

describe('a bundle that uses only wcagContrast', () => {
  it('is one file of at most 2 kB', async () => {
    const files = await importing('wcagContrast');
    expect(files).toHaveLength(1);
    expect(Math.max(...files.map(kilobytes))).toBeLessThanOrEqual(2);
  });
});

describe('a bundle that generates guides', () => {
  let files: BundledFile[] = [];
  beforeAll(async () => {
    files = await importing('generateGuide');
  });

  it('has the color names in a separate file, loaded on demand', () => {
    const holding = files.filter(({ code }) => code.includes('Bright Lagoon'));
    expect(holding.map(({ isEntry }) => isEntry)).toEqual([false]);
    expect(files.filter(({ isEntry }) => isEntry)).toHaveLength(1);
  });

  it('has the words of each language in a separate file, and needs at most 120 kB for an English brief', () => {
    const onDemand = [
      'chinese.js',
      'color-names.js',
      'dutch.js',
      'english.js',
      'french.js',
      'german.js',
      'italian.js',
      'japanese.js',
      'polish.js',
      'portuguese.js',
      'score-scripts.js',
      'score-unread.js',
      'segment-words.js',
      'spanish.js',
    ];
    expect(files.filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName)).toEqual(onDemand);
    const needed = files.filter(
      ({ isEntry, fileName }) => isEntry || ['color-names.js', 'english.js'].includes(fileName),
    );
    expect(needed.reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThan(120);
  });

  it('does not contain Style Dictionary', () => {
    for (const { code } of files) expect(code).not.toMatch(/formatPlatform|hasInitialized/);
  });
});

describe('a bundle that exports guides', () => {
  it('contains Style Dictionary without its formats, in less than 66 kB', async () => {
    const [file, ...others] = await importing('exportGuide', 'export/index.ts');
    expect(others).toEqual([]);
    expect(file?.code).toMatch(/formatPlatform/);
    expect(file?.code).not.toMatch(/scss\/map-deep|android\/resources|ios-swift/);
    expect(file === undefined ? 0 : kilobytes(file)).toBeLessThan(66);
  });
});
