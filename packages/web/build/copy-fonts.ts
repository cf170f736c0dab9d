import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Copies the upright woff2 files and the license of every `@fontsource` dependency to `fonts/<version>/`, so that no
 * other host is needed.
 */
export function copyFonts(webFolder: string, version: string): Plugin {
  return {
    name: 'stylekit-copy-fonts',
    apply: 'build',
    writeBundle(output) {
      const target = path.join(output.dir ?? path.join(webFolder, 'dist'), 'fonts', version);
      mkdirSync(target, { recursive: true });
      for (const family of fontFamilies(webFolder)) copyFamily(webFolder, family, target, version);
    },
  };
}

/** The slugs of the font dependencies, such as `playfair-display`. */
export function fontFamilies(webFolder: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(path.join(webFolder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(manifest.dependencies)
    .filter((name) => name.startsWith('@fontsource/'))
    .map((name) => name.slice('@fontsource/'.length));
}

function copyFamily(webFolder: string, family: string, target: string, version: string): void {
  const folder = path.join(webFolder, 'node_modules', '@fontsource', family);
  const { version: installed } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  if (installed !== version) {
    throw new Error(`@fontsource/${family} is ${installed}, but the app requires ${version}.`);
  }
  const filePattern = new RegExp(`^${family}-latin(-ext)?-\\d00-normal\\.woff2$`);
  const files = readdirSync(path.join(folder, 'files')).filter((name) => filePattern.test(name));
  for (const name of files) copyFileSync(path.join(folder, 'files', name), path.join(target, name));
  copyFileSync(path.join(folder, 'LICENSE'), path.join(target, `${family}-LICENSE.txt`));
}
