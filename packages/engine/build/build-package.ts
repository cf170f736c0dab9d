import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

// Writes the compiled JavaScript and its types to dist/, or to the folder given as an argument. Run by `pnpm build`.

const engine = path.join(import.meta.dirname, '..');
const folder = path.resolve(process.argv[2] ?? path.join(engine, 'dist'));

rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    path.join(engine, '../../node_modules/typescript/bin/tsc'),
    '-p',
    'tsconfig.build.json',
    '--outDir',
    folder,
  ],
  { cwd: engine, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
