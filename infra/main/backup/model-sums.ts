import type { ClientBase } from 'pg';
import { checkpoints } from '#projections/checkpoints.ts';
import { type Projection, schemaOf } from '#projections/projection.ts';
import { allShapesOf, qualified, quoted } from '#projections/shape.ts';
import type { ModelSum } from './manifest.ts';

/** Texts that do not depend on who asks. Holds until the end of the transaction. */
const inOneWay = `set local timezone = 'UTC'; set local extra_float_digits = 1; set local datestyle = 'ISO, YMD'`;

/** What the read models that serve hold, as the client's transaction sees them: rows, and a sum of all they say. */
export const modelSums = async (client: ClientBase, projections: readonly Projection[]): Promise<ModelSum[]> => {
  await client.query(inOneWay);
  const standing = await checkpoints(client);
  const sums: ModelSum[] = [];
  for (const projection of projections) {
    const schema = schemaOf(projection);
    const checkpoint = standing.find((one) => one.schema === schema && one.state === 'live');
    if (!checkpoint) continue;
    let rows = 0;
    let sum = 0n;
    for (const { name, columns } of allShapesOf(projection)) {
      const row = `row(${Object.keys(columns).map(quoted).join(', ')})::text`;
      const { rows: found } = await client.query<{ rows: number; sum: string }>(
        `select count(*) as rows, coalesce(sum(hashtextextended(${row}, 0)::numeric), 0)::text as sum
         from ${qualified(schema, name)}`,
      );
      rows += found[0]?.rows ?? 0;
      sum += BigInt(found[0]?.sum ?? 0);
    }
    sums.push({ schema, position: checkpoint.position, rows, sum: String(sum) });
  }
  return sums;
};
