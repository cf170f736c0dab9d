import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { createSbom } from './supply/read-sbom.ts';

// Writes the software bill of materials of what runs in production (CycloneDX 1.7).

const FILE = 'sbom.cdx.json';

writeFileSync(FILE, await createSbom());
process.stdout.write(`${FILE}\n`);
