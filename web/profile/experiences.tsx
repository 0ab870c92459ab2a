import { data, redirect } from 'react-router';
import { askConfirmation, withdrawConfirmation } from '#commands/profile/confirmations.ts';
import { experienceCommands } from '#commands/profile/profile-items.ts';
import { profilePartPath } from '../addresses/paths.ts';
import { type FormField, typedIn } from '../edit/form-values.ts';
import { ListForm, type ListRefusal } from '../edit/list-form.tsx';
import type { Asked } from '../edit/section-page.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/experiences.ts';
import { AskConfirmation } from './ask-confirmation.tsx';
import { companyMeant } from './companies-meant.ts';
import { type ListPage, loadList, saveList } from './list-page.tsx';
import { Period } from './period.tsx';
import { asked, requestedProfile } from './section-page.tsx';
import { type Offered, WhichCompany } from './which-company.tsx';

const fields: readonly FormField[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'profile.experiences.name',
    max: 200,
    required: true,
    suggest: '/ajax/job-titles',
  },
  {
    kind: 'text',
    name: 'company-name',
    label: 'profile.experiences.house',
    max: 200,
    suggest: '/ajax/company-choice',
    clearable: true,
    identifies: 'company-id',
  },
  { kind: 'hidden', name: 'company-id', label: 'profile.experiences.house' },
  { kind: 'month', name: 'startDate', label: 'profile.startDate', required: true },
  { kind: 'month', name: 'endDate', from: 'startDate', label: 'profile.endDate', hint: 'profile.endDate.hint' },
  { kind: 'area', name: 'description', label: 'profile.itemDescription', max: 3000 },
];

const page: ListPage<'experiences'> = {
  list: 'experiences',
  commands: experienceCommands,
  fields,
  shape: (told) => {
    const { id, name } = told.company as { id: string | null; name: string | null };
    return { ...told, company: name === null ? null : { id: id && Number(id), name } };
  },
};

const told = ['asked', 'withdrawn'] as const;

export const loader = async (args: Route.LoaderArgs) => {
  const { url, profile } = await requestedProfile(args);
  const said = url.searchParams.get('said');
  return {
    ...(await loadList(args, page)),
    askable: await args.context.get(readApiContext).askableCompanies(profile),
    said: told.find((one) => one === said) ?? null,
  };
};

/** Asks the company to confirm an experience, or takes that back. */
const confirmation = async (args: Asked, form: FormData) => {
  const { url, lang } = asked(args);
  const send = args.context.get(sendContext);
  const itemId = form.get('item');
  const asks = form.get('confirmation') === 'ask';
  try {
    if (asks) await send(askConfirmation, { itemId, companyId: Number(form.get('company')) });
    else await send(withdrawConfirmation, { itemId });
  } catch (error) {
    const answer = refused(args.context, error, lang, form);
    return data({ unasked: answer.data.errors }, answer.init ?? {});
  }
  return redirect(`${url.pathname}?said=${asks ? 'asked' : 'withdrawn'}`, 303);
};

type Refusal = ListRefusal & { readonly offered?: Offered };

export const action = async (args: Route.ActionArgs) => {
  const form = await args.request.formData();
  if (form.has('confirmation')) return confirmation(args, form);
  const meant = await companyMeant(args, form);
  if ('form' in meant) {
    const request = new Request(args.request.url, { method: 'POST', body: meant.form });
    return saveList({ ...args, request }, page);
  }
  const [item, edited] = [String(form.get('item') ?? ''), Number(form.get('edited'))];
  const unsaved = { item, edited, values: typedIn(fields, form), errors: [], conflict: null };
  return data({ ...unsaved, offered: meant.offered } satisfies Refusal);
};

export const meta = privatePage('profile.experiences.title', 'profile.hub.title');

export default function Experiences({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { askable, said, items } = loaderData;
  const here = profilePartPath(lang, 'experiences');
  const unasked = actionData && 'unasked' in actionData ? actionData.unasked : [];
  const refusal: Refusal | undefined = actionData && 'unasked' in actionData ? undefined : actionData;
  const ending = (item: string | null): string | null => {
    const { company, confirmation } = items.find(({ id }) => id === item) ?? {};
    if (!company || !confirmation || confirmation.status === 'refused') return null;
    return confirmation.status === 'confirmed'
      ? t('profile.confirmation.ends')
      : t('profile.confirmation.endsAsked', { company: company.name });
  };
  return (
    <ProfileFrame part="experiences" title={t('profile.experiences.title')} lead={t('profile.experiences.lead')}>
      {unasked[0] && (
        <div role="alert">
          <Notice tone="bad">{unasked[0].message}</Notice>
        </div>
      )}
      {said && !actionData && <Notice tone="good">{t(`profile.confirmation.said.${said}`)}</Notice>}
      <ListForm
        {...loaderData}
        refusal={refusal}
        fields={fields}
        here={here}
        draft="experiences"
        icon="tools"
        empty={t('profile.experiences.empty')}
        add={t('profile.experiences.add')}
        newestFirst
        more={(item) => {
          const ends = ending(item);
          return (
            <>
              {ends && <Notice>{ends}</Notice>}
              {refusal?.offered && <WhichCompany {...refusal.offered} />}
            </>
          );
        }}
        show={(experience) => {
          const { name, company, startDate, endDate, description } = experience;
          return (
            <div className="profile-item">
              <h2>{name}</h2>
              {company && <p>{company.name}</p>}
              <p className="muted small">
                <Period startDate={startDate} endDate={endDate} />
              </p>
              {description && <p className="prose">{description}</p>}
              <AskConfirmation experience={experience} askable={askable.includes(company?.id ?? 0)} here={here} />
            </div>
          );
        }}
      />
    </ProfileFrame>
  );
}
