import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { ProfileFrame, type SettingsPart } from './profile-frame.tsx';

type Props = {
  readonly part: SettingsPart;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A page of account settings that is one sheet, beside the other pages of the profile and the account. */
export const SettingsPage = ({ part, title, lead, children }: Props) => (
  <ProfileFrame part={part} title={title} lead={lead}>
    <div className="settings-sheet">
      <Card>{children}</Card>
    </div>
  </ProfileFrame>
);
