import type { UserView } from '@stylekit/server/contract';
import { toWordInitials } from '../../../lib/initials.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Face } from '../../../ui/face.tsx';
import { DeletionDialogs } from '../deletion/deletion-dialogs.tsx';
import { useDeletion } from '../deletion/use-deletion.ts';

interface ProfileHeadProps {
  readonly user: UserView;
  readonly onLeaving: (isLeaving: boolean) => void;
}

/** Who this is, and what can be done with the account as a whole. */
export function ProfileHead({ user, onLeaving }: ProfileHeadProps) {
  const deletion = useDeletion(onLeaving);
  return (
    <div className="flex items-center gap-4 py-8 sm:gap-6">
      <span className="account-avatar">
        <Face picture={user.profilePicture} initials={toWordInitials(user.name)} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="account-name" dir="auto">
          {user.name}
        </p>
        <p className="m-0 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[14px] text-muted">
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
