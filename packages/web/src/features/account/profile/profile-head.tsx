import type { UserView } from '@stylekit/server/contract';
import { toWordInitials } from '../../../lib/initials.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { DeletionDialogs } from '../deletion/deletion-dialogs.tsx';
import { useDeletion } from '../deletion/use-deletion.ts';

interface ProfileHeadProps {
  readonly user: UserView;
  readonly onDeletingAccount: (isDeletingAccount: boolean) => void;
}

/** The avatar, name and email of the user with the account menu. */
export function ProfileHead({ user, onDeletingAccount }: ProfileHeadProps) {
  const deletion = useDeletion(onDeletingAccount);
  return (
    <div className="flex items-center gap-4 py-8 sm:gap-6">
      <span className="account-avatar">
        <Avatar picture={user.profilePicture} initials={toWordInitials(user.name)} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="account-name" dir="auto">
          {user.name}
        </p>
        <p className="m-0 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-muted">
          <span dir="auto">{user.email}</span>
          {user.googleId !== null && <span className="account-badge">Google Account</span>}
        </p>
      </div>
      <div className="account-actions">
        <ActionMenu
          label="Account actions"
          actions={[{ label: 'Delete Account', onSelect: deletion.ask, isDestructive: true }]}
        />
      </div>
      <DeletionDialogs user={user} deletion={deletion} />
    </div>
  );
}
