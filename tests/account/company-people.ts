import { expect } from 'vitest';
import { administrator, type person } from '#tests/account/person.ts';

type Asking = Pick<ReturnType<typeof person>, 'json'>;

/** Sends a command of the API, and waits until its change can be read. */
export const asked = async (url: string, someone: Asking, path: string, data: object): Promise<{ id: number }> => {
  const answer = await someone.json(path, data);
  expect(answer.status, `${path} ${answer.status < 300 ? '' : await answer.clone().text()}`).toBeLessThan(300);
  const { id, position } = (await answer.json()) as { id: number; position?: string };
  if (position) await fetch(`${url}/api/countries`, { headers: { 'Read-After': position } });
  return { id };
};

/** An approved company that visitors see, with an e-mail address on its page and nobody who manages it. */
export const publicCompany = async (url: string, name: string, email: string): Promise<number> => {
  const operator = administrator(url);
  const { id: companyId } = await asked(url, operator, '/api/company/register-company', {
    name,
    category: 'automotive-car-repair',
    place: { country: 'KE' },
    approved: true,
    online: true,
  });
  await asked(url, operator, '/api/company/list-company-coordinates', {
    companyId,
    coordinates: [{ type: 'email', value: email, raw: email, public: true }],
    whatsappInitialText: null,
  });
  return companyId;
};
