import type { ReactNode } from 'react';
import { infoPath, languageOf } from '../addresses/paths.ts';
import { head } from '../page/head.ts';
import { textOf, useText } from '../page/text.ts';
import { PageHead } from '../ui/page-head.tsx';
import './info-page.css';

type InfoPageName = Parameters<typeof infoPath>[1];

/** `export const meta = infoMeta('help')`: the head of a page about Sokoni, whose loader answers with the origin. */
export const infoMeta =
  (page: InfoPageName) =>
  ({
    loaderData,
    location,
  }: {
    readonly loaderData?: { readonly origin: string } | undefined;
    readonly location: { readonly pathname: string };
  }) => {
    const lang = languageOf(location.pathname);
    const { t } = textOf(lang);
    const [title, description] = [t(`about.${page}.title`), t(`about.${page}.description`)];
    return loaderData ? head({ title, description, origin: loaderData.origin, path: infoPath(lang, page) }) : [];
  };

/** A text of several lines as paragraphs; lines that begin with a dash are a list. */
const Lines = ({ text }: { readonly text: string }) => {
  const lines = text.split('\n');
  const items = lines.filter((line) => line.startsWith('- '));
  return (
    <>
      {items.length > 0 && (
        <ul>
          {items.map((line) => (
            <li key={line}>{line.slice(2)}</li>
          ))}
        </ul>
      )}
      {lines
        .filter((line) => !line.startsWith('- '))
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </>
  );
};

type SectionProps = { readonly title: string; readonly text?: string; readonly children?: ReactNode };

/** One part of such a page; its words, then what else it has. */
export const InfoSection = ({ title, text, children }: SectionProps) => (
  <section className="prose">
    <h2>{title}</h2>
    {text && <Lines text={text} />}
    {children}
  </section>
);

/** A page about Sokoni itself: one column to be read. */
export const InfoPage = ({ page, children }: { readonly page: InfoPageName; readonly children: ReactNode }) => {
  const { t } = useText();
  return (
    <main id="main" className="wrap info-page" tabIndex={-1}>
      <PageHead title={t(`about.${page}.title`)} lead={t(`about.${page}.lead`)} />
      {children}
    </main>
  );
};
