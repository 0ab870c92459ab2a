import type { ReactNode } from 'react';
import type { Image } from '#domain/media/image.events.ts';
import { companyPath } from '../addresses/paths.ts';
import { Face } from '../media/face.tsx';
import { useText } from '../page/text.ts';

type Props = {
  readonly company: {
    readonly id: number;
    readonly name: string;
    readonly slug: string;
    readonly logo?: Image | null | undefined;
  };
  /** What is said of it in one line; what is not known is left out. */
  readonly about: readonly (string | null | undefined | false)[];
  /** What can be done with it here. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

/** A company in a short list: its face, its name that leads to its page, and what matters there. */
export const MiniCompany = ({ company, about, action, children }: Props) => {
  const { lang } = useText();
  const said = about.filter(Boolean).join('\u00a0· ');
  return (
    <li className="mini">
      <Face company={company} logo={company.logo} size={56} />
      <div className="b">
        <h3>
          <a href={companyPath(lang, company)} dir="auto">
            {company.name}
          </a>
        </h3>
        {said && <p className="small muted">{said}</p>}
        {children}
      </div>
      {action}
    </li>
  );
};
