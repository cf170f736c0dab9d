import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { orderFiles } from './order-files.ts';
import { readTestTimes, timeKey } from './test-times.ts';

/** Starts the files in the order of `orderFiles`, by the times they took the last time. */
export class SlowestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const files = specifications.map((specification) => {
      const project = specification.project.name;
      return { specification, project, key: timeKey(project, specification.moduleId) };
    });
    return orderFiles(files, readTestTimes()).map(({ specification }) => specification);
  }
}
