import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import {
  accountAdminContext,
  accountsContext,
  allowedContext,
  leadContext,
  limitFormContext,
  mailboxContext,
  mediaContext,
  originContext,
  ownFilesContext,
  problemContext,
  readApiContext,
  referenceContext,
  sendContext,
  stopMailContext,
  viewerContext,
} from '#web/server-context.ts';
import { accountAdmin } from '../http/account-admin.ts';
import { formLimits } from '../http/form-limits.ts';
import { keepMisfits } from '../http/misfits.ts';
import { ruleOfPage } from '../http/page-rules.ts';
import { problemOf } from '../http/problem.filter.ts';
import { actorOf, pathOf } from '../http/request.ts';
import { mailboxFor } from '../mail/open-mailbox.ts';
import { stopMail } from '../mail/stop-mail.ts';
import type { Running } from './running.ts';
import type { Serving } from './serving.ts';

/** What loaders and actions of pages find in their context, for each request anew. */
export const pageContext = (running: Running, { askNumbers, send, flows }: Serving) => {
  const { config, readApi, media, ownFiles } = running;
  const mailbox = mailboxFor(running);
  const stopping = stopMail(running);
  const admin = accountAdmin({ ...running, apiToken: config.API_TOKEN });
  return (request: FastifyRequest, reply: FastifyReply): RouterContextProvider => {
    const context = new RouterContextProvider();
    context.set(readApiContext, readApi);
    context.set(originContext, config.PUBLIC_URL ?? null);
    context.set(referenceContext, request.id);
    context.set(leadContext, askNumbers(request));
    context.set(mediaContext, media);
    context.set(limitFormContext, formLimits(request));
    context.set(ownFilesContext, ownFiles);
    context.set(problemContext, (error, lang) => {
      const problem = problemOf(error, lang, request.id);
      keepMisfits(request, problem);
      return problem;
    });
    context.set(viewerContext, request.viewer);
    context.set(allowedContext, ruleOfPage(pathOf(request))(actorOf(request, config.API_TOKEN)));
    context.set(sendContext, send(request, reply));
    context.set(stopMailContext, stopping);
    context.set(mailboxContext, mailbox(request));
    context.set(accountsContext, flows(request, reply));
    context.set(accountAdminContext, admin(request));
    return context;
  };
};
