import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const BRAND = 'examples/stylekit-brand';
/** The stylesheet of our own pages. */
const PAGE_COPY = 'packages/web/src/theme/brand.css';

/** Differences between the stored exports of our own brand and the command's output. */
export async function findExampleDrift(): Promise<string[]> {
  const generated = run('generate', '--from', `${BRAND}/custom.json`, '--format', 'json');
  if (generated.stdout !== readFileSync(`${BRAND}/style-variables.json`, 'utf8')) {
    return [
      `${BRAND} is not what the command makes of custom.json; run stylekit generate --from ${BRAND}/custom.json --out ${BRAND}.`,
    ];
  }
  if (readFileSync(PAGE_COPY, 'utf8') !== readFileSync(`${BRAND}/style-variables.css`, 'utf8')) {
    return [`${PAGE_COPY} is not our brand's stylesheet; copy ${BRAND}/style-variables.css over it.`];
  }
  const exported = run('export', `${BRAND}/style-variables.json`, '--out', BRAND, '--check');
  const checked = run('check', `${BRAND}/style-variables.json`);
  return [...problems(exported), ...problems(checked)];
}

function problems({
  status,
  stdout,
  stderr,
}: {
  status: number | null;
  stdout: string;
  stderr: string;
}): string[] {
  return status === 0 ? [] : [...stdout.trim().split('\n'), ...stderr.trim().split('\n')];
}

function run(...args: string[]) {
  return spawnSync(process.execPath, ['packages/cli/bin/stylekit.js', ...args], { encoding: 'utf8' });
}
