/** What a person wrote over several lines, as it was written. */
export const Words = ({ text, lang }: { readonly text: string; readonly lang?: string }) => (
  <div className="words" lang={lang} dir="auto">
    {text.split(/\n{2,}/).map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs stay where they are
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);
