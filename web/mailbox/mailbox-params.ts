import { data, type RouterContextProvider } from 'react-router';
import { mailboxContext } from '../page/server-context.ts';

/** The mailbox, for those who may read it; to everybody else there is no such page. */
export const mailboxParams = (context: Readonly<RouterContextProvider>) => {
  const mailbox = context.get(mailboxContext);
  if (!mailbox) throw data(null, { status: 404 });
  return mailbox;
};
