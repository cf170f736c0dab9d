import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt)$/;
/** Below this a compressed copy saves less than a packet. */
const MINIMUM_BYTES = 1_024;

/** Writes a brotli and a gzip copy beside every text file of the build; the server sends the one a browser takes. */
export function precompress(webFolder: string): Plugin {
  return {
    name: 'stylekit-precompress',
    apply: 'build',
    enforce: 'post',
    async closeBundle() {
      const entries = readdirSync(path.join(webFolder, 'dist'), { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MINIMUM_BYTES) return;
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
}
