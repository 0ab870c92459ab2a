import type { FastifyRequest } from 'fastify';
import { refuse } from '#domain/moderation/problem.rejections.ts';
import { mostProblemPictureMb, mostProblemPictures } from '#domain/moderation/problem-pictures.ts';
import type { OwnFiles } from '#infra/documents/own-files.ts';
import { subscriberOf } from '#infra/http/subscriber.ts';
import { type NamedLimit, perHour } from '#infra/limits/limit.ts';
import type { Limits } from '#infra/limits/limits.ts';
import { photoFormat } from '#infra/media/photo-format.ts';

/** How many pictures a visitor's IP address, or a member, may send: nobody needs an account for it. */
const pictures: NamedLimit = { name: 'problem-pictures', burst: 10, perMinute: perHour(10) };
const mostBytes = mostProblemPictureMb * 1024 * 1024;

/** Whose the pictures of a report are: the reporter's own, so that they go with the account, or the company's visitors'. */
export const pictureOwner = (reporter: string | null, companyId: number): string =>
  reporter ?? `visitors-of-${companyId}`;

/** Stores the pictures of a report, in private, and returns their ids. Throws a `Rejection` for what is no photo. */
export type TakePictures = (companyId: number, sent: readonly Uint8Array[]) => Promise<readonly string[]>;

type Needs = { readonly ownFiles: Pick<OwnFiles, 'takePaper'>; readonly limits: Limits };

export const problemPictures =
  ({ ownFiles, limits }: Needs): ((request: FastifyRequest) => TakePictures) =>
  (request) =>
  async (companyId, sent) => {
    if (sent.length > mostProblemPictures) throw refuse('too-many-pictures', { most: mostProblemPictures }, '/file');
    for (const bytes of sent) {
      if (bytes.length > mostBytes) throw refuse('picture-too-heavy', { most: mostProblemPictureMb }, '/file');
      const format = photoFormat(bytes);
      if (format !== 'jpeg' && format !== 'png') throw refuse('not-a-picture', {}, '/file');
    }
    const reporter = request.viewer?.id ?? null;
    const ids: string[] = [];
    for (const bytes of sent) {
      await limits.demand(pictures, reporter ?? subscriberOf(request.ip));
      ids.push((await ownFiles.takePaper(pictureOwner(reporter, companyId), bytes, mostBytes)).id);
    }
    return ids;
  };
