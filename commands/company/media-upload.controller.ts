import { Controller, Inject, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSignedIn } from '#domain/actor.ts';
import { image } from '#domain/media/image.events.ts';
import { refuse } from '#domain/media/media.rejections.ts';
import { DataRoute } from '#infra/http/data-route.ts';
import { actorOf, envelopeOf } from '#infra/http/request.ts';
import { sentForm } from '#infra/http/sent-form.ts';
import { API_TOKEN, FACEBOOK_PICTURES, MEDIA, UPLOADS } from '#infra/http/tokens.ts';
import type { FacebookPictures } from '#infra/media/facebook-pictures.ts';
import type { FileOwners } from '#infra/media/file-owners.ts';
import type { imageKinds } from '#infra/media/image-kinds.ts';
import type { Media } from '#infra/media/media.ts';
import { answerSent } from '../command.ts';
import { Execute } from '../command-bus.ts';
import { linkCompanyVideo } from './company-media.commands.ts';

// pictures of a person are uploaded with the profile, which knows their owner
export const uploadKinds = [
  'photo',
  'product',
  'logo',
  'banner',
  'article',
  'ad',
] as const satisfies (keyof typeof imageKinds)[];

/** The form with which a picture is uploaded. */
const uploadForm = {
  type: 'object',
  required: ['file'],
  properties: { kind: { enum: uploadKinds, default: 'photo' }, file: { type: 'string', format: 'binary' } },
};

/** Where a picture at Facebook is, and what it is for. */
const facebookPicture = z.object({ url: z.string().max(2000), kind: z.enum(uploadKinds).default('photo') });

/** The stored image, and the address of one of its sizes. */
export const uploaded = image.extend({ url: z.string() });

@Controller('ajax/media/upload')
export class MediaUploadController {
  constructor(
    @Inject(MEDIA) private readonly media: Media,
    @Inject(UPLOADS) private readonly uploads: FileOwners,
    @Inject(FACEBOOK_PICTURES) private readonly facebook: FacebookPictures,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  /** Stores the first file of the form; commands use its id to put it on a page. */
  @Post('image')
  @DataRoute({
    rule: isSignedIn,
    limit: { name: 'route/upload', burst: 60, perMinute: 10 },
    summary: 'Keeps a picture for a page: 60 at once, then 10 a minute',
    form: uploadForm,
    answers: { 201: { description: 'Kept', schema: uploaded } },
  })
  async image(@Req() request: FastifyRequest): Promise<z.infer<typeof uploaded>> {
    const { form, file } = await sentForm(request);
    const kind = z
      .enum(uploadKinds)
      .default('photo')
      .parse(form.get('kind') ?? undefined);
    if (!file) throw refuse('not-a-photo');
    return this.store(request, file, kind);
  }

  /** Fetches a picture from Facebook and stores it as an upload of the caller. */
  @Post('image-facebook-picture')
  @DataRoute({
    rule: isSignedIn,
    limit: { name: 'route/facebook-picture', burst: 20, perMinute: 5 },
    summary: 'Keeps a picture from Facebook, by its https address, for a page: 20 at once, then 5 a minute',
    body: facebookPicture,
    answers: { 201: { description: 'Kept', schema: uploaded } },
  })
  async facebookPicture(@Req() request: FastifyRequest): Promise<z.infer<typeof uploaded>> {
    const { url, kind } = facebookPicture.parse(request.body);
    return this.store(request, await this.facebook(url), kind);
  }

  private async store(request: FastifyRequest, bytes: Uint8Array, kind: (typeof uploadKinds)[number]) {
    const id = this.uploads.newId(actorOf(request, this.apiToken).id);
    const stored = await this.media.storeImage(bytes, kind, id);
    return { ...stored, url: `/media/${stored.id}/640.jpg` };
  }

  /** Adds a YouTube or Vimeo video to a company's page: the command `link-company-video` under an older name. */
  @Post('video/link')
  @DataRoute({
    rule: isSignedIn,
    summary: 'The command link-company-video under an older name',
    body: linkCompanyVideo.schema,
    onceUnderKey: true,
    answers: { 201: { description: 'Done, or already so', schema: answerSent } },
  })
  async video(@Req() request: FastifyRequest): Promise<z.infer<typeof answerSent>> {
    const envelope = envelopeOf(request, actorOf(request, this.apiToken), 'company/link-company-video');
    return answerSent.parse(await this.bus.execute(new Execute(linkCompanyVideo, request.body, envelope)));
  }
}
