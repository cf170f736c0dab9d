import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FONTS } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { fontFamilies } from '../../build/copy-fonts.ts';
import { fontFiles, toFontStack } from './font-files.ts';
import { FONTS_VERSION } from './fonts-version.ts';

const webFolder = path.resolve(import.meta.dirname, '../..');

describe('fontFiles', () => {
  it('names only files that exist in the font packages, for all 30 families', () => {
    expect(fontFamilies(webFolder)).toHaveLength(FONTS.length);
    for (const font of FONTS) {
      const files = fontFiles(font.name);
      expect(files.length, font.name).toBeGreaterThanOrEqual(font.weights.length);
      for (const { url } of files) expect(existsSync(packagedFile(url)), url).toBe(true);
    }
  });

  it('requests no weight that a family lacks', () => {
    expect(new Set(fontFiles('Lato').map((file) => file.weight))).toEqual(new Set([100, 300, 400, 700, 900]));
    expect(fontFiles('Bebas Neue').every((file) => file.weight === 400)).toBe(true);
  });

  it('splits every family by the ranges of its own package', () => {
    for (const font of FONTS) {
      for (const { url, unicodeRange } of fontFiles(font.name)) {
        const folder = path.dirname(path.dirname(packagedFile(url)));
        const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
          string,
          string
        >;
        expect(unicodeRange, url).toBe(url.includes('latin-ext') ? ranges['latin-ext'] : ranges['latin']);
      }
    }
  });

  it('is empty for an unknown family', () => {
    expect(fontFiles('Comic Sans MS')).toEqual([]);
  });
});

describe('app fonts', () => {
  it('are self-hosted and of the self-hosted release', () => {
    const pages = ['index.html', 'src/theme/chrome-fonts.css'].map((file) =>
      readFileSync(path.join(webFolder, file), 'utf8'),
    );
    const urls = pages.flatMap((text) => [...text.matchAll(/\/fonts\/[\w./-]+woff2/g)].map(([url]) => url));
    expect(urls.length).toBeGreaterThan(8);
    for (const url of urls) {
      expect(url).toContain(`/${FONTS_VERSION}/`);
      expect(existsSync(packagedFile(url)), url).toBe(true);
    }
  });
});

describe('toFontStack', () => {
  it('ends with the generic family', () => {
    expect(toFontStack('Lora')).toBe('"Lora", serif');
    expect(toFontStack('Space Mono')).toBe('"Space Mono", monospace');
  });

  it('keeps a hostile name inside its quotes', () => {
    expect(toFontStack('x", url(//evil), "')).toBe('"x, url(//evil), ", sans-serif');
  });
});

function packagedFile(url: string): string {
  const name = path.basename(url);
  const [, slug = ''] = /^([\w-]+?)-latin/.exec(name) ?? [];
  return path.join(webFolder, 'node_modules/@fontsource', slug, 'files', name);
}
