// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Role } from '#domain/actor.ts';
import { maySeeOwnContracts } from '#domain/contract/contract.permissions.ts';
import { CompanyFrame } from '#web/company-edit/company-frame.tsx';
import { rendered } from './component.tsx';

const company = { id: 7, name: 'Étoile du Marché', slug: 'etoile-du-marche' };
const Page = () => (
  <CompanyFrame company={company} part={null} title={company.name}>
    {null}
  </CompanyFrame>
);

test.each<[Role, boolean]>([
  ['member', true],
  ['support', true],
  ['commercial', true],
  ['moderator', false],
])(
  'beside a company’s page to edit, the link to its contracts is for those who may open it: %s',
  async (role, sees) => {
    const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
    rendered(<Stub hydrationData={{ loaderData: { root: { viewer: { role, desks: [] } } } }} />);
    await screen.findByRole('heading', { level: 1 });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.some((href) => href.endsWith('/edit/coordinates'))).toBe(true);
    expect(links.some((href) => href.endsWith('/edit/contracts'))).toBe(sees);
    const manages = role === 'member' ? { companies: { 7: 'editor' as const } } : {};
    expect(maySeeOwnContracts({ id: 'somebody', role, ...manages }, { companyId: 7 })).toBe(sees);
  },
);
