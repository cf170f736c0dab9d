import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { orderFiles } from './order-files.ts';
import { readTestTimes, timeKey } from './test-times.ts';

/** Vitest sequencer that starts files in the order of `orderFiles`, using the times of the last run. */
export class SlowestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const files = specifications.map((specification) => {
      const project = specification.project.name;
      return { specification, project, key: timeKey(project, specification.moduleId) };
    });
    return orderFiles(files, readTestTimes()).map(({ specification }) => specification);
  }
}
