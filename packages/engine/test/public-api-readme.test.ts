import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { engineEntries } from '../build/entries.ts';
import { hoverColor, readableForeground, readableText, wcagContrast } from '../src/index.ts';

const ENGINE = path.join(import.meta.dirname, '..');
const readme = readFileSync(path.join(ENGINE, 'README.md'), 'utf8');
const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);
const folder = mkdtempSync(path.join(tmpdir(), 'stylekit-readme-'));

/** Runs an example, with the package names replaced by paths of the entries. */
function run(example: string, index: number) {
  const exampleFile = path.join(folder, `example-${index}.mjs`);
  const code = engineEntries().reduce(
    (text, { name, file }) => text.replaceAll(`'${name}'`, `'${pathToFileURL(file).href}'`),
    example,
  );
  writeFileSync(exampleFile, code);
  return spawnSync(process.execPath, [exampleFile], { cwd: folder, encoding: 'utf8' });
}

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the readme', () => {
  it('has three examples', () => {
    expect(examples).toHaveLength(3);
  });

  it.each(examples.map((example, index) => [index + 1, example] as const))(
    'example %i runs',
    (index, example) => {
      expect(run(example, index)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    },
  );

  it('writes the stylesheet', () => {
    expect(readFileSync(path.join(folder, 'style-variables.css'), 'utf8')).toMatch(
      /^\/\* AI Generated Style/,
    );
  });

  it('states the values that the functions return', () => {
    const stated = {
      wcagContrast: `${Math.floor(wcagContrast('#F0615F', '#FFFFFF') * 100) / 100}…`,
      readableText: `'${readableText('#F0615F')}'`,
      readableForeground: `'${readableForeground('#F0615F', '#FFFFFF')}'`,
      hoverColor: `'${hoverColor('#F0615F')}'`,
    };
    for (const [name, value] of Object.entries(stated)) {
      expect(readme).toMatch(new RegExp(`^${name}\\(.*\\); // ${value}`, 'm'));
    }
  });
});
