import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';

/** The browser's files. The build may put this module beside the program or among its chunks, one folder deeper. */
export const clientFolder = ['../client', '../../client']
  .map((path) => join(import.meta.dirname, path))
  .find((folder) => existsSync(folder));

/** Whether it asks for a file of the build: the same for everybody, whoever asks and whatever they wrote before. */
export const isFileOfBuild = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/assets/') ?? false;
