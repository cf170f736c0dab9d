import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * The import law lives in biome.json. These tests show that it bites: a rule that a change of the configuration turned
 * off would otherwise pass unseen.
 */

const FORBIDDEN = [
  ['packages/engine/src/color', "import { a } from '../palette/appearance.ts';"],
  ['packages/engine/src/palette', "import { a } from '../guide/guide.ts';"],
  ['packages/engine/src/typography', "import { a } from '../palette/appearance.ts';"],
  ['packages/engine/src/brief/reading', "import { a } from '../../guide/guide.ts';"],
  ['packages/engine/src/token', "import { a } from '../export/index.ts';"],
  ['packages/engine/src/check/rules', "import { a } from '../../export/index.ts';"],
  ['packages/engine/src/guide', "import a from 'node:fs';"],
  ['packages/engine/src/guide', "import { a } from '@stylekit/server/contract';"],
  ['packages/engine/src/guide', "import { a } from 'style-dictionary';"],
  ['packages/engine/src/guide', "import { a } from 'color-name-list';"],
  ['packages/cli/src', "import { a } from '../../../packages/engine/src/index.ts';"],
  ['packages/cli/src', "import { a } from '@stylekit/web';"],
  ['packages/web/src', "import { a } from '@stylekit/server';"],
  ['packages/server/src', "import { a } from 'stylekit';"],
  ['packages/web/src/lib', "import { a } from '../ui/button.tsx';"],
  ['packages/web/src/ui', "import { a } from '../data/refresh.ts';"],
  ['packages/web/src/data', "import { a } from '../features/auth/auth.api.ts';"],
  ['packages/web/src/features/project', "import { a } from '../dashboard/logo-plate.tsx';"],
  ['packages/web/src/features/project/memory', "import { a } from '../../dashboard/logo-plate.tsx';"],
  ['packages/web/src/features/project', "import { a } from '../../app/routes.tsx';"],
] as const;

const ALLOWED = [
  ['packages/engine/src/guide', "import { a } from '../brief/brief.ts';"],
  ['packages/engine/src/export/css', "import { a } from '../../token/dtcg.ts';"],
  ['packages/engine/src/color', "import a from 'color-name-list';"],
  ['packages/cli/src', "import { a } from '@stylekit/engine/export';"],
  ['packages/web/src', "import type { A } from '@stylekit/server/contract';"],
  ['packages/server/src', "import a from 'node:process';"],
  ['packages/web/src/features/project', "import { a } from '../../data/refresh.ts';"],
  ['packages/web/src/features/project/memory', "import { a } from '../tile-card.tsx';"],
  ['packages/web/src/features/project/memory', "import { a } from '../../../ui/button.tsx';"],
] as const;

const house = path.resolve(import.meta.dirname, '..');
const copy = mkdtempSync(path.join(tmpdir(), 'stylekit-import-law-'));
let reported: Set<string>;

const fileOf = (folder: string, statement: string) =>
  path.join(folder, `${Buffer.from(statement).toString('hex').slice(-40)}.ts`);

beforeAll(() => {
  const { vcs: _, ...config } = JSON.parse(readFileSync(path.join(house, 'biome.json'), 'utf8'));
  writeFileSync(path.join(copy, 'biome.json'), JSON.stringify(config));
  for (const [folder, statement] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(path.join(copy, folder), { recursive: true });
    writeFileSync(path.join(copy, fileOf(folder, statement)), `${statement}\n`);
  }
  const { stdout } = spawnSync(
    path.join(house, 'node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none'],
    { cwd: copy, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  reported = new Set(diagnostics.map(({ location }) => location.path));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the import law', () => {
  it.each(FORBIDDEN)('%s may not %s', (folder, statement) => {
    expect(reported).toContain(fileOf(folder, statement));
  });

  it.each(ALLOWED)('%s may %s', (folder, statement) => {
    expect(reported).not.toContain(fileOf(folder, statement));
  });
});
