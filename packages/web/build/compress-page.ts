import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Writes a Brotli and a gzip copy of every text file of the build. It is a separate step, because it takes as long as
// the build and the server also works without it.

const PAGE = path.join(import.meta.dirname, '../dist');
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt)$/;
/** Smaller files save less than a packet. */
const MINIMUM_BYTES = 1_024;

// The server compresses documents itself, after it has filled in its public URL.
const entries = readdirSync(PAGE, { recursive: true, withFileTypes: true });
const files = entries.filter(
  (entry) =>
    entry.isFile() && COMPRESSIBLE.test(entry.name) && path.basename(entry.parentPath) !== 'documents',
);
await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MINIMUM_BYTES) return;
  await writeAtomically(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeAtomically(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
}

/** Renames atomically, because a server may read the file at the same time. */
async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}
