import { refusals } from '../rejection.ts';

const notificationRejections = {
  'time-zone': 'invalid',
} as const;

export const refuse = refusals('notification', notificationRejections);
