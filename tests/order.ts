import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long for its size: it begins first, so that nobody waits for it in the end. */
const long =
  /^tests\/(heard|webkit|backup|faults|projections|http\/(openapi-property|roles)|import\/killed|search\/meilisearch-outage)/;

/**
 * The order in which files begin: the long ones first, then those of Firefox, which is slow, and components, which
 * are short, last. Files of a project that follow each other share their processes.
 */
export class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      if (long.test(relative(project.config.root, moduleId))) return 0;
      return project.name === 'firefox' ? 1 : project.name === 'alone' ? 3 : 2;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
