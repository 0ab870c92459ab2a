import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long for its size: it begins first, so that nobody waits for it in the end. */
const long =
  /^tests\/(heard|webkit|backup|faults|projections|http\/(openapi-property|roles)|import\/killed|search\/meilisearch-outage)/;

/** The files of `few` spread evenly among those of `many`, which has the last word. */
const spread = <T>(few: readonly T[], many: readonly T[]): T[] => {
  const each = Math.ceil(many.length / Math.max(few.length, 1));
  return [
    ...few.flatMap((one, index) => [one, ...many.slice(index * each, (index + 1) * each)]),
    ...many.slice(few.length * each),
  ];
};

/**
 * The order in which files begin: the long ones first, components, which are short, last, and what drives a slower engine
 * evenly among the others. Files of a project that follow each other share their processes.
 */
export class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      long.test(relative(project.config.root, moduleId)) ? 0 : project.name === 'components' ? 2 : 1;
    const isSlow = ({ project }: TestSpecification) => project.name === 'firefox' || project.name === 'webkit';
    const sorted = (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
    return spread(
      sorted.filter(isSlow),
      sorted.filter((file) => !isSlow(file)),
    );
  }
}
