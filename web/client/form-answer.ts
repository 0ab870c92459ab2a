import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The answer to the form that was sent last, until the reader goes on. The router forgets it when the page's data is read
 * again, as a live message has it do.
 */
export const useFormAnswer = <T>(actionData: T | undefined): T | undefined => {
  const { key } = useLocation();
  const [latest, setLatest] = useState({ key, actionData });
  const isNew = latest.key !== key || (actionData !== undefined && latest.actionData !== actionData);
  if (isNew) setLatest({ key, actionData });
  return isNew ? actionData : latest.actionData;
};
