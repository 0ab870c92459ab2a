import { phonePath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { useText } from '../page/text.ts';
import { CallLink, type CallLinkProps } from './call-link.tsx';

type Props = Omit<CallLinkProps, 'company' | 'href'> & {
  readonly company: { readonly id: number; readonly slug: string; readonly name: string };
};

/** The link that shows a number of a company and calls it, as a part of a public page. */
export const PhoneLink = ({ company, ...rest }: Props) => {
  const { lang } = useText();
  const { id, name } = company;
  return (
    <Island
      inline
      name="phone"
      id={id}
      of={CallLink}
      props={{ company: { id, name }, href: phonePath(lang, company), ...rest }}
    />
  );
};
