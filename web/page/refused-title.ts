import type { Language } from '#domain/language.ts';
import { textOf } from './text.ts';

/**
 * The page with a title that begins `Erreur :` when a form on it was refused (`ui/error-summary.tsx`): the title is what
 * a reader hears first, and it is written before the form is.
 */
export const withRefusedTitle = (html: string, lang: Language): string =>
  html.includes('class="error-summary"')
    ? html.replace('<title>', `<title>${textOf(lang).t('web.form.error')} `)
    : html;
