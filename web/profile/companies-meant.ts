import { languageOf } from '../addresses/paths.ts';
import type { Asked } from '../edit/section-page.ts';
import { addressOf } from '../page/address-of.ts';
import { readApiContext, viewerContext } from '../page/server-context.ts';
import type { Offered } from './which-company.tsx';

const most = 5;

const typed = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** What was meant by the name of a company: the form with it, or the companies to choose from. */
export const companyMeant = async (
  { request, context }: Asked,
  form: FormData,
): Promise<{ readonly form: FormData } | { readonly offered: Offered }> => {
  const viewer = context.get(viewerContext);
  const name = typed(form, 'company-name');
  if (!viewer || form.has('remove') || !name || typed(form, 'company-id')) return { form };
  const api = context.get(readApiContext);
  const answer = typed(form, 'house-of') === name ? typed(form, 'house') : '';
  if (answer === 'none') return { form };
  if (/^\d{1,9}$/.test(answer)) {
    const chosen = (await api.companyNames([Number(answer)])).get(Number(answer));
    if (!chosen) return { form };
    form.set('company-id', answer);
    form.set('company-name', chosen.name);
    return { form };
  }
  const before = (await api.ownProfile(viewer.id))?.experiences.find(({ id }) => id === form.get('item'));
  if (before?.company?.id === null && before.company.name === name) return { form };
  const { results } = await api.companyChoice(name, languageOf(addressOf(request).pathname));
  if (results.length === 0) return { form };
  return { offered: { name, companies: results.slice(0, most).map(({ id, label }) => ({ id, label })) } };
};
