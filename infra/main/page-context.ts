import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import { invitationOf } from '#commands/account/invitation.commands.ts';
import { problemPictures } from '#commands/moderation/problem-pictures.ts';
import { stopMail } from '#commands/notification/stop-mail.ts';
import { accountAdmin } from '#read-api/account/account-admin.ts';
import {
  accountAdminContext,
  accountsContext,
  companyFilesContext,
  invitationContext,
  leadContext,
  mailboxContext,
  mayOpenContext,
  mayOpenRouteContext,
  mediaContext,
  operatorContext,
  originContext,
  ownFilesContext,
  problemContext,
  problemPicturesContext,
  pushKeyContext,
  readApiContext,
  referenceContext,
  sendContext,
  shownProblemContext,
  stopMailContext,
  textsContext,
  viewerContext,
} from '#web/page/server-context.ts';
import { publicOrigin } from '../config.ts';
import { companyFiles } from '../documents/company-files.ts';
import { keepMisfits } from '../http/misfits.ts';
import { type Problem, problemOf } from '../http/problem.filter.ts';
import { actorOf } from '../http/request.ts';
import { TooManyRequests } from '../limits/limit.ts';
import { mailboxFor } from '../mail/open-mailbox.ts';
import { keptReads } from './kept-reads.ts';
import { pageRules, ruleOfRoute } from './page-rules.ts';
import type { Running } from './running.ts';
import type { Serving } from './serving.ts';

/** Returns a function that builds the context of loaders and actions for each request. */
export const pageContext = (running: Running, { askNumbers, send, flows }: Serving) => {
  const { config, readApi, media, ownFiles } = running;
  const forVisitors = keptReads(readApi, running.projected.position);
  const mailbox = mailboxFor(running);
  const stopping = stopMail(running);
  const findInvitation = invitationOf(running);
  const operator = {
    name: config.OPERATOR_NAME ?? null,
    email: config.OPERATOR_EMAIL ?? null,
    phone: config.OPERATOR_PHONE ?? null,
  };
  const ofCompanies = companyFiles(media, running.uploads, config.COMPANY_MAX_VISUALS);
  const takePictures = problemPictures(running);
  const admin = accountAdmin({ ...running, apiToken: config.API_TOKEN });
  return (request: FastifyRequest, reply: FastifyReply, shown?: Problem): RouterContextProvider => {
    const context = new RouterContextProvider();
    context.set(shownProblemContext, shown ?? null);
    context.set(readApiContext, request.viewer || request.headers.authorization ? readApi : forVisitors);
    context.set(originContext, publicOrigin(config) ?? null);
    context.set(operatorContext, operator);
    context.set(referenceContext, request.id);
    context.set(leadContext, askNumbers(request));
    context.set(mediaContext, media);
    context.set(ownFilesContext, ownFiles);
    context.set(companyFilesContext, ofCompanies);
    context.set(problemPicturesContext, takePictures(request));
    context.set(pushKeyContext, running.vapid.publicKey);
    context.set(textsContext, config.SMS_URL !== undefined);
    context.set(problemContext, (error, lang) => {
      const problem = problemOf(error, lang, request.id);
      keepMisfits(request, problem);
      if (error instanceof TooManyRequests) reply.header('Retry-After', String(error.retryAfterS));
      return problem;
    });
    context.set(viewerContext, request.viewer);
    const actor = actorOf(request, config.API_TOKEN);
    context.set(mayOpenContext, (page) => pageRules[page](actor));
    context.set(mayOpenRouteContext, (pattern) => ruleOfRoute(pattern)(actor));
    context.set(sendContext, send(request, reply));
    context.set(stopMailContext, stopping);
    context.set(invitationContext, findInvitation);
    context.set(mailboxContext, mailbox(request));
    context.set(accountsContext, flows(request, reply));
    context.set(accountAdminContext, admin(request));
    return context;
  };
};
