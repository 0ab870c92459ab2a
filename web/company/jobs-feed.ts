import { data } from 'react-router';
import { jobPath, jobsPath, languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { originOf } from '../page/head.ts';
import { readApiContext } from '../page/server-context.ts';
import { textOf } from '../page/text.ts';
import type { Route } from './+types/jobs-feed.ts';
import { payOf } from './jobs.tsx';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '').replace(/\p{Cc}/gu, ' ');

/** For how long readers may keep it, in minutes. */
const keptMinutes = 1;

/** The newest open jobs of a country, or of all, as RSS 2.0. */
export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const url = addressOf(request);
  const lang = languageOf(url.pathname);
  const text = textOf(lang);
  const { t } = text;
  const api = context.get(readApiContext);
  const code = params.country?.toUpperCase() ?? null;
  const names = code && (await api.countryNames(code));
  if (code && !names) throw data(null, { status: 404 });
  const { jobs } = await api.openJobs({ country: code, q: '', page: 1 }, new Date());
  const origin = originOf(context, url);
  const title = names ? t('company.jobs.titleIn', { country: names[lang] }) : t('company.jobs.title');
  const items = jobs.map(({ id, offer, company, where, validThrough, offered }) => {
    const link = escaped(origin + jobPath(lang, company, id));
    const until = t('company.job.until', { date: text.day(validThrough, { dateStyle: 'long' }) });
    const description = [company.name, where, payOf(offer, text), until].filter(Boolean).join(' · ');
    return `<item><title>${escaped(offer.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(offered).toUTCString()}</pubDate><description>${escaped(description)}</description></item>`;
  });
  const about = `<title>${escaped(`${title} · Sokoni`)}</title><link>${escaped(origin + jobsPath(lang, code ?? undefined))}</link><description>${escaped(t('company.jobs.description'))}</description><language>${lang}</language><ttl>${keptMinutes}</ttl>`;
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>${about}${items.join('')}</channel></rss>`,
    {
      headers: {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'Cache-Control': `public, max-age=${keptMinutes * 60}`,
      },
    },
  );
};
