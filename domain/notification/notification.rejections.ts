import { refusals } from '../rejection.ts';

export const notificationRejections = {
  'time-zone': 'invalid',
} as const;

export const refuse = refusals('notification', notificationRejections);
