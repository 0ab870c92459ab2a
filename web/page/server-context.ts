import { createContext } from 'react-router';
import type { AccountFlows } from '#commands/account/flows/account-flows.ts';
import type { FindInvitation } from '#commands/account/invitation.commands.ts';
import type { Send } from '#commands/command.ts';
import type { TakePictures } from '#commands/moderation/problem-pictures.ts';
import type { StopMail } from '#commands/notification/stop-mail.ts';
import type { AskNumbers } from '#commands/statistics/reveal-phone.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import type { Language } from '#domain/language.ts';
import type { CompanyFiles } from '#infra/documents/company-files.ts';
import type { OwnFiles } from '#infra/documents/own-files.ts';
import type { Problem } from '#infra/http/problem.filter.ts';
import type { Mailbox } from '#infra/mail/open-mailbox.ts';
import type { Media } from '#infra/media/media.ts';
import type { AccountAdmin } from '#read-api/account/account-admin.ts';
import type { ReadApi } from '#read-api/read-api.ts';
import type { PageName } from '../addresses/pages.ts';

/** What the server hands to loaders with each request. */
export const readApiContext = createContext<ReadApi>();

/** The address that visitors use (`https://sokoni.example`); the request's own when it is not known. */
export const originContext = createContext<string | null>(null);

export type Operator = { readonly name: string | null; readonly email: string | null; readonly phone: string | null };

/** Who runs this installation, and how to reach them; nothing of what the settings leave open. */
export const operatorContext = createContext<Operator>();

/** The id that the logs know this request by, shown on error pages. */
export const referenceContext = createContext<string | null>(null);

/** Asks for a company's numbers: they are limited for each address, and counted. */
export const leadContext = createContext<AskNumbers>();

/** Who is signed in; nothing for a visitor. */
export const viewerContext = createContext<Viewer | null>(null);

/** Sends a command on behalf of the viewer. */
export const sendContext = createContext<Send>();

/** What an error is in the reader's language, as the API would answer it. */
export const problemContext = createContext<(error: unknown, lang: Language) => Problem>();

/** Registration, log-in and what else is asked of accounts. */
export const accountsContext = createContext<AccountFlows>();

/** Takes the photos that forms bring, and describes those that are kept. */
export const mediaContext = createContext<Media>();

/** Mail that was kept instead of sent; nothing where it is not for this reader's eyes. */
export const mailboxContext = createContext<Mailbox | null>(null);

/** Takes the photos and documents of people, each as the person's own. */
export const ownFilesContext = createContext<OwnFiles>();

/** Whether codes go out by text message. */
export const textsContext = createContext<boolean>();

/** The key that a browser subscribes to push messages with, in base64url. */
export const pushKeyContext = createContext<string>();

/** Takes the pictures that people send for companies' pages. */
export const companyFilesContext = createContext<CompanyFiles>();

/** Takes the pictures that visitors send with what is wrong on a page. */
export const problemPicturesContext = createContext<TakePictures>();

/** What staff see of accounts. */
export const accountAdminContext = createContext<AccountAdmin>();

/** What the link in a mail stops; nothing for a link that is none of ours. */
export const stopMailContext = createContext<StopMail>();

/** What the link in an invitation to manage a page names; nothing for a link that is none of ours. */
export const invitationContext = createContext<FindInvitation>();

/** Whether the rule of a page lets the viewer open it. */
export const mayOpenContext = createContext<(page: PageName) => boolean>(() => false);

/** The same for the route, by its pattern, that the router has found: however its address was written. */
export const mayOpenRouteContext = createContext<(pattern: string) => boolean>(() => false);

/** What the error page tells where nothing else could be shown; nothing for a page that does not exist. */
export const shownProblemContext = createContext<Problem | null>(null);
