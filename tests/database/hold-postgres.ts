import { startEmbeddedPostgres } from '#infra/database/embedded-postgres.ts';

/** Starts the embedded PostgreSQL in the folder given, says where it is, and holds it until asked to stop. */
const postgres = await startEmbeddedPostgres(process.argv[2] ?? '');
console.log(JSON.stringify({ url: postgres.url, pid: postgres.pid, folder: postgres.folder }));
process.once('SIGTERM', async () => {
  await postgres.stop();
  process.exit(0);
});
setInterval(() => {}, 60_000);
