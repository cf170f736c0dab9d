import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeFiles } from '../src/io/write-files.ts';
import { makeFolder } from './run-cli.ts';

const FILE = { fileName: 'style-variables.css', text: ':root {}' };
const TWO_HOURS_AGO = Date.now() / 1000 - 7200;
const noInterrupt = { onInterrupt: () => () => undefined };

let folder: string;

beforeEach(() => {
  folder = makeFolder();
});

/** Creates a staging folder as a killed command leaves it. */
function leave(name: string, files: readonly string[], seconds = TWO_HOURS_AGO): void {
  mkdirSync(path.join(folder, name));
  for (const file of files) writeFileSync(path.join(folder, name, file), 'half');
  utimesSync(path.join(folder, name), seconds, seconds);
}

describe('writeFiles', () => {
  it('listens for signals before it creates anything, and stops listening when done', async () => {
    const calls: string[] = [];
    const onInterrupt = () => {
      calls.push(`listening ${existsSync(path.join(folder, 'out'))}`);
      return () => {
        calls.push(`released ${readdirSync(path.join(folder, 'out')).join()}`);
      };
    };
    await writeFiles(path.join(folder, 'out'), [FILE], { onInterrupt });
    expect(calls).toEqual(['listening false', 'released style-variables.css']);
  });

  it('removes staging folders of killed commands, also empty ones', async () => {
    leave('.stylekit-aB3dE6', ['style-variables.css', 'style.tokens.json']);
    leave('.stylekit-000000', []);
    await writeFiles(folder, [FILE], noInterrupt);
    expect(readdirSync(folder)).toEqual(['style-variables.css']);
  });

  it('keeps folders that are recent, contain other files, are links or have another name', async () => {
    leave('.stylekit-young1', ['style-variables.css'], Date.now() / 1000 - 600);
    leave('.stylekit-other1', ['style-variables.css', 'notes.txt']);
    leave('.stylekit-settings', ['style-variables.css']);
    leave('mine', ['style-variables.css']);
    symlinkSync('mine', path.join(folder, '.stylekit-linked'));
    const before = readdirSync(folder);
    await writeFiles(folder, [FILE], noInterrupt);
    expect(readdirSync(folder).sort()).toEqual([...before, FILE.fileName].sort());
    expect(readFileSync(path.join(folder, 'mine', 'style-variables.css'), 'utf8')).toBe('half');
  });
});
