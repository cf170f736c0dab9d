import type { UserView } from '@stylekit/server/contract';
import { AccountSection } from '../account-section.tsx';
import { PasswordForm } from '../password/password-form.tsx';
import { SessionSection } from '../sessions/session-section.tsx';
import { AccountCard } from './account-card.tsx';
import { DataExport } from './data-export.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileHead } from './profile-head.tsx';

interface ProfileTabProps {
  readonly user: UserView;
  readonly onDeletingAccount: (isDeletingAccount: boolean) => void;
}

/** The tab with profile, account, password, sessions and data export. */
export function ProfileTab({ user, onDeletingAccount }: ProfileTabProps) {
  return (
    <>
      <ProfileHead user={user} onDeletingAccount={onDeletingAccount} />
      <AccountSection title="Profile" note="Your name and email.">
        <ProfileForm user={user} />
      </AccountSection>
      <AccountSection title="Account" note="Credits and account details.">
        <AccountCard user={user} />
      </AccountSection>
      <AccountSection title="Password" note="Changing your password logs you out everywhere else.">
        <PasswordForm user={user} />
      </AccountSection>
      <SessionSection />
      <AccountSection title="Your data" note="Download everything StyleKit stores about you.">
        <DataExport />
      </AccountSection>
    </>
  );
}
