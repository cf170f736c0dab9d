import { readFileSync, statSync } from 'node:fs';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

/** Larger files are recorded data. */
const MAX_BYTES = 1_000_000;

/** A file to search. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** Reads the text files of a list of paths. */
export function readSources(files: readonly string[]): SourceFile[] {
  return files
    .filter((file) => statSync(file).size <= MAX_BYTES)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => !text.includes('\0'));
}

/** Keys, tokens and passwords in files, one line each. */
export async function findSecrets(sources: readonly SourceFile[]): Promise<string[]> {
  const issues: string[] = [];
  for (const { file, text } of sources) {
    const { messages } = await lintSource({
      source: { filePath: file, content: text, contentType: 'text' },
      options: {
        config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
        noPhysicFilePath: true,
      },
    });
    for (const { loc, message } of messages) issues.push(`${file}:${loc.start.line} ${message}`);
  }
  return issues;
}
