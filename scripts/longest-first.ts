import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first. Begun last, one of them would keep one core busy and the others idle. */
const LONG = [
  'test/generation/kill.test.ts',
  'e2e/generator-states.test.ts',
  'e2e/project.test.ts',
  'e2e/shell.test.ts',
  'test/generation/generation.test.ts',
  'e2e/',
  'src/modules/account/',
  'test/generation/',
];

/** Starts the files that take longest before the others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    return others.toSorted((a, b) => rankOf(a.moduleId) - rankOf(b.moduleId));
  }
}

function rankOf(file: string): number {
  const rank = LONG.findIndex((part) => file.includes(`/${part}`));
  return rank === -1 ? LONG.length : rank;
}
