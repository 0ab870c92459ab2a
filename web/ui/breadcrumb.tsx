import { useText } from '../page/text.ts';
import './breadcrumb.css';
import { Icon } from './icon.tsx';

export type Crumb = { readonly name: string; readonly href: string };

/** The way from the home page to this one, without the page itself; on a phone only the last step, as the way back. */
export const Breadcrumb = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => {
  const { t } = useText();
  return (
    <nav className="crumbs" aria-label={t('web.crumbs')}>
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>
              <Icon name="left" />
              <span dir="auto">{name}</span>
            </a>
            <Icon name="right" />
          </li>
        ))}
      </ol>
    </nav>
  );
};
