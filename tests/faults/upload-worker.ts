import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { removeCompanyPhoto } from '#commands/company/company-media.commands.ts';
import { execute } from '#commands/execute.ts';
import { operator } from '#domain/actor.ts';
import { openPool } from '#infra/database/database.ts';
import { documentsIn } from '#infra/documents/documents.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { photo } from '#tests/media/pictures.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { logOf } from '#tests/projections/engine.ts';
import { photoContext } from './photo-context.ts';

/** `upload-worker.ts image|document|remove <folder> <id>`: uploads a file, or removes a photo of company 1. */
const [work = '', folder = '', id = ''] = process.argv.slice(2);
const pool = openPool(process.env.DATABASE_URL ?? '', 4);
const context = photoContext({ ...logOf(pool, { on: catalogue as never }), pool }, join(folder, 'media'));

if (work === 'image') await context.media.storeImage(await photo(640, 480), 'photo', id);
else if (work === 'document') await documentsIn(join(folder, 'documents')).takePdf(pdf(), id);
else {
  const envelope = { commandId: randomUUID(), actor: operator, now: new Date(), correlationId: 'test' };
  await execute(context, removeCompanyPhoto, { companyId: 1, imageId: id }, envelope);
}
await context.store.close();
await pool.end();
