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
 * The order in which files begin: what drives a browser, which keeps more than one core busy, beside what often waits;
 * of both the long ones first.
 */
export class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId, project }: TestSpecification) => long.test(relative(project.config.root, moduleId));
    const sorted = await super.sort(files);
    const longFirst = [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    const isProduct = ({ project }: TestSpecification) => project.name === 'product';
    return spread(
      longFirst.filter((file) => !isProduct(file)),
      longFirst.filter(isProduct),
    );
  }
}
