import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** The places of the called functions in a file: `<start>:<end>`. */
export type CalledFunctions = ReadonlySet<string>;

const BRIEF = 'A small bakery in the harbor with warm terracotta walls and rye bread';

/** The usual commands, in the order in which each finds the files of those before it. */
const COMMANDS: readonly (readonly string[])[] = [
  ['generate', BRIEF, '--out', '.'],
  ['export', 'style-variables.json', '--format', 'css,json,dtcg', '--out', 'exported'],
  ['check', 'style-variables.json'],
  ['check', 'style.tokens.json', 'style-variables.css'],
];

/** The part of a V8 coverage report that is used. */
interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly ranges: readonly {
        readonly startOffset: number;
        readonly endOffset: number;
        readonly count: number;
      }[];
    }[];
  }[];
}

/** Runs the usual commands with the built entry. Returns the called functions of each file in the folder, by its name. */
export function recordCalls(folder: string, entry: string): ReadonlyMap<string, CalledFunctions> {
  const work = mkdtempSync(path.join(tmpdir(), 'stylekit-build-'));
  const coverage = path.join(work, 'coverage');
  try {
    for (const args of COMMANDS) {
      execFileSync(process.execPath, [path.join(folder, entry), ...args], {
        cwd: work,
        env: { ...process.env, NODE_V8_COVERAGE: coverage },
        stdio: 'pipe',
      });
    }
    return collectCalls(
      readdirSync(coverage).map((name) => JSON.parse(readFileSync(path.join(coverage, name), 'utf8'))),
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function collectCalls(reports: readonly Coverage[]): ReadonlyMap<string, CalledFunctions> {
  const called = new Map<string, Set<string>>();
  for (const { url, functions } of reports.flatMap(({ result }) => result)) {
    const name = path.posix.basename(url);
    const places = called.get(name) ?? new Set();
    for (const { ranges } of functions) {
      const [whole] = ranges;
      if (whole !== undefined && whole.count > 0) places.add(`${whole.startOffset}:${whole.endOffset}`);
    }
    called.set(name, places);
  }
  return called;
}
