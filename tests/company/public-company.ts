import { vi } from 'vitest';
import { apiToken } from '#tests/server.ts';

/** Registers a company that everybody sees, and answers its id once its page is there. */
export const publicCompany = async (url: string): Promise<number> => {
  const answer = await fetch(`${url}/api/company/register-company`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiToken}` },
    body: JSON.stringify({
      name: 'Atelier Deux Rives',
      category: 'health-pharmacy',
      place: { country: 'SN' },
      approved: true,
      online: true,
    }),
  });
  const { id } = (await answer.json()) as { id: number };
  await vi.waitFor(
    async () => {
      const { status } = await fetch(`${url}/api/companies/${id}`);
      if (status !== 200) throw new Error(`The page of company ${id} answers ${status}`);
    },
    { timeout: 30_000 },
  );
  return id;
};
