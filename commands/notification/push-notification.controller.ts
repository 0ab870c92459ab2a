import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSignedIn } from '#domain/actor.ts';
import { DataRoute, ok } from '#infra/http/data-route.ts';
import { actorOf, envelopeOf } from '#infra/http/request.ts';
import type { Command } from '../command.ts';
import { Execute } from '../command-bus.ts';
import { deletePushSubscription, savePushSubscription } from './push-subscriptions.ts';

/** `subscription`: the JSON that the browser makes of its `PushSubscription`. */
const subscriptionSent = z.object({ subscription: z.string().max(4096), userAgent: z.string().max(2000) });

/** `data`: the position in the log, for `Read-After`. */
const subscriptionTaken = z.object({
  success: z.literal(true),
  data: z.object({ position: z.string().nullable() }),
});

/** Where a browser sends its push subscription, and takes it back. */
@Controller('push-notification')
export class PushNotificationController {
  constructor(@Inject(CommandBus) private readonly bus: CommandBus) {}

  @Post('save-subscription')
  @DataRoute({
    rule: isSignedIn,
    maxBodyBytes: 8192,
    summary: 'Push messages go to this browser, until it signs out',
    body: subscriptionSent,
    answers: ok(subscriptionTaken, 'Saved, or already so'),
  })
  @HttpCode(200)
  save(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.execute(savePushSubscription, body, request);
  }

  @Post('delete-subscription')
  @DataRoute({
    rule: isSignedIn,
    maxBodyBytes: 8192,
    summary: 'Push messages no longer go to this browser',
    body: subscriptionSent,
    answers: ok(subscriptionTaken, 'Deleted, or already so'),
  })
  @HttpCode(200)
  delete(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.execute(deletePushSubscription, body, request);
  }

  private async execute(
    command: Command,
    body: unknown,
    request: FastifyRequest,
  ): Promise<z.infer<typeof subscriptionTaken>> {
    // the operator's token is not a person, and has no browser
    const actor = actorOf(request, undefined);
    const data = { ...subscriptionSent.parse(body), sessionId: request.viewer?.session };
    const envelope = envelopeOf(request, actor, `${command.context}/${command.name}`);
    const { position } = await this.bus.execute(new Execute(command, data, envelope));
    return { success: true, data: { position } };
  }
}
