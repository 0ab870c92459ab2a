import { expect } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';

/** Signs an account of the demo in at `url`, by its name; returns its session cookie's value. */
export const demoSession = async (url: string, name: string): Promise<string> => {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@sokoni.example`, password: demoPassword }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.match(/session=([^;]+)/)?.[1] ?? '';
};
