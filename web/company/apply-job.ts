import { data, type RouterContextProvider, redirect } from 'react-router';
import { applyForJob, withdrawJobApplication } from '#commands/company/job-application.commands.ts';
import { manages } from '#domain/actor.ts';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import type { Applying } from './apply-here.tsx';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };
type Job = { readonly company: number; readonly id: number };

const langOf = ({ request }: Asked) => languageOf(addressOf(request).pathname);

/** What the reader can do with an offer. Their file in the language of the page comes first. */
export const applyingTo = async (args: Asked, { company, id }: Job): Promise<Applying> => {
  const viewer = args.context.get(viewerContext);
  if (!viewer) return { manages: false, sent: null, resumes: [], isSignedIn: false, typed: null };
  const api = args.context.get(readApiContext);
  const [sent, profile, typed] = await Promise.all([
    api.ownApplication(viewer.id, id),
    api.ownProfile(viewer.id),
    typedBefore({ ...args, lang: langOf(args) }),
  ]);
  const lang = langOf(args);
  const resumes = (profile?.resumes ?? []).toSorted((a, b) => Number(b.lang === lang) - Number(a.lang === lang));
  return {
    manages: manages(viewer, company),
    sent,
    resumes: resumes.map(({ id: file, title }) => ({ id: file, title })),
    isSignedIn: true,
    typed,
  };
};

/** Applies, or takes it back; a visitor logs in first and finds what they typed. */
export const applyOrWithdraw = async (args: Asked, { company, id }: Job) => {
  const { pathname } = addressOf(args.request);
  const form = await args.request.formData();
  const lang = langOf(args);
  const step = form.get('do');
  if (step !== 'apply' && step !== 'withdraw') throw data(null, { status: 400 });
  if (!args.context.get(viewerContext)) return signInFirst({ ...args, lang }, form, { to: pathname });
  const send = args.context.get(sendContext);
  try {
    if (step === 'withdraw') await send(withdrawJobApplication, { applicationId: form.get('application') });
    else
      await send(applyForJob, {
        companyId: company,
        jobId: id,
        resumeId: form.get('resumeId') || null,
        message: form.get('message') ?? null,
      });
  } catch (error) {
    return refused(args.context, error, lang, form);
  }
  return redirect(`${pathname}#apply`, 303);
};
