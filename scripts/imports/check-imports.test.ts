import { describe, expect, it } from 'vitest';
import { checkImports } from './check-imports.ts';
import { findFileCycles, findFolderCycles } from './find-import-cycles.ts';
import { findImportErrors } from './find-import-errors.ts';
import { readImports } from './read-imports.ts';

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
  ['packages/engine/src/guide', "import { a } from 'culori/fn';"],
  ['packages/engine/src/color', "import { a } from 'culori';"],
  ['packages/cli/src', "import { a } from '../../../packages/engine/src/index.ts';"],
  ['packages/cli/src', "import { a } from '@stylekit/web';"],
  ['packages/web/src', "import { a } from '@stylekit/server';"],
  ['packages/web/src/data', "import { a } from '@stylekit/server/contract';"],
  ['packages/web/src/data', "import a from 'node:fs';"],
  ['packages/web/src/data', "const a = import('../app/app.tsx');"],
  ['packages/web/src/data', "export { a } from '../app/app.tsx';"],
  ['packages/cli/src/io', "import { a } from '../commands/check.ts';"],
  ['packages/server/src', "import { a } from 'stylekit';"],
  ['packages/server/src/database', "import { a } from '../modules/user/user.service.ts';"],
  ['packages/server/src/context', "import type { A } from '../modules/mail/mail-transport.ts';"],
  ['packages/server/src/modules/mail', "import { a } from '../../plugins/request-context.ts';"],
  ['packages/server/src/modules/memory', "import { a } from '../style-tile/read-documents.ts';"],
  ['packages/server/src/modules/ledger', "import { a } from '../session/session.service.ts';"],
  ['packages/web/src/lib', "import { a } from '../ui/button.tsx';"],
  ['packages/web/src/ui', "import { a } from '../data/refresh.ts';"],
  ['packages/web/src/data', "import { a } from '../features/auth/auth.api.ts';"],
  ['packages/web/src/features/project', "import { a } from '../dashboard/logo-plate.tsx';"],
  ['packages/web/src/features/project/memory', "import { a } from '../../dashboard/logo-plate.tsx';"],
  ['packages/web/src/features/project', "import { a } from '../../app/routes.tsx';"],
] as const;

const ALLOWED = [
  ['packages/engine/src/guide', "import { a } from '../brief/brief.ts';"],
  ['packages/engine/src/export/transforms', "import { a } from '../../token/dtcg.ts';"],
  ['packages/engine/src/color', "import { a } from 'culori/fn';"],
  ['packages/cli/src', "import { a } from '@stylekit/engine/export';"],
  ['packages/web/src', "import type { A } from '@stylekit/server/contract';"],
  ['packages/server/src', "import a from 'node:process';"],
  ['packages/server/src/plugins', "import { a } from '../modules/session/session.service.ts';"],
  ['packages/server/src/modules/style-tile', "import { a } from '../memory/record-signals.ts';"],
  ['packages/web/src/features/project', "import { a } from '../../data/refresh.ts';"],
  ['packages/web/src/features/project/memory', "import { a } from '../tile-card.tsx';"],
  ['packages/web/src/features/project/memory', "import { a } from '../../../ui/button.tsx';"],
] as const;

const readAll = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).flatMap(([file, text]) => readImports(file, text));

describe('the import rules', () => {
  it.each(FORBIDDEN)('%s may not %s', (folder, statement) => {
    expect(findImportErrors(readImports(`${folder}/a.ts`, statement))).toHaveLength(1);
  });

  it.each(ALLOWED)('%s may %s', (folder, statement) => {
    expect(findImportErrors(readImports(`${folder}/a.ts`, statement))).toEqual([]);
  });

  it('include every file of a package with layers', () => {
    const [error] = findImportErrors(
      readImports('packages/cli/src/new.ts', "import { a } from './deps.ts';"),
    );
    expect(error).toContain('new.ts is not in the layers');
  });

  it('pass in this repository', () => {
    expect(checkImports()).toEqual([]);
  });
});

describe('import cycles', () => {
  it('between files are reported, unless only types are imported', () => {
    const files = {
      'a/one.ts': "import { b } from './two.ts';",
      'a/two.ts': "import { a } from './one.ts';",
    };
    expect(findFileCycles(readAll(files))).toEqual(['a circle of imports: a/one.ts → a/two.ts']);
    const typed = { ...files, 'a/two.ts': "import type { A } from './one.ts';" };
    expect(findFileCycles(readAll(typed))).toEqual([]);
  });

  it('between sibling folders are reported, also of types and through a third folder', () => {
    const files = {
      'p/a/one.ts': "import type { B } from '../b/deep/two.ts';",
      'p/b/deep/two.ts': "import { c } from '../../c/three.ts';",
      'p/c/three.ts': "import { a } from '../a/four.ts';",
    };
    expect(findFolderCycles(readAll(files))).toEqual(['a circle of imports: p/a → p/b → p/c']);
  });

  it('between a folder and its subfolder are allowed', () => {
    const files = {
      'p/a/one.ts': "import { b } from './b/two.ts';",
      'p/a/b/two.ts': "import { c } from '../c.ts';",
    };
    expect(findFolderCycles(readAll(files))).toEqual([]);
  });
});
