import type { UserView } from '@stylekit/server/contract';
import { MailNote } from '../../../data/mail-note.tsx';
import { useProjects } from '../../../data/project.api.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toLosses } from './losses.ts';
import type { Deletion } from './use-deletion.ts';
import { VerifyForm } from './verify-form.tsx';

interface DeletionDialogsProps {
  readonly user: UserView;
  readonly deletion: Deletion;
}

/** The two dialogs of the account deletion: confirmation and verification code. */
export function DeletionDialogs({ user, deletion }: DeletionDialogsProps) {
  const { step, cancel } = deletion;
  return (
    <>
      <ConfirmDialog
        title="Delete your account?"
        isOpen={step.kind === 'confirm'}
        onClose={cancel}
        action="Send Verification Code"
        pendingAction="Sending…"
        failure="Failed to send verification code"
        onConfirm={async () => {
          // The verification dialog opens immediately and shows the result. On an error, this dialog opens again.
          void deletion.sendCode();
          return null;
        }}
      >
        {step.kind === 'confirm' && <Question user={user} error={step.error} />}
      </ConfirmDialog>
      <Dialog
        title={step.kind === 'deleted' ? 'Account deleted' : 'Verify account deletion'}
        size="form"
        isOpen={step.kind === 'verify' || step.kind === 'deleted'}
        isFixed={step.kind === 'deleted'}
        onClose={cancel}
      >
        {step.kind === 'verify' && (
          <VerifyForm
            email={user.email}
            isSending={step.isSending}
            mailNote={<MailNote />}
            onVerify={deletion.verify}
            onResend={deletion.resendCode}
            onCancel={cancel}
          />
        )}
        {step.kind === 'deleted' && (
          <p role="status" className="m-0 mt-4 text-muted">
            Your account and all its data were deleted. Redirecting to the home page…
          </p>
        )}
      </Dialog>
    </>
  );
}

interface QuestionProps {
  readonly user: UserView;
  readonly error: string | null;
}

function Question({ user, error }: QuestionProps) {
  const projects = useProjects().data;
  const losses = toLosses({ projects, credits: user.credits, customLimit: user.customLimit });
  return (
    <div className="grid gap-5">
      <p className="m-0 [overflow-wrap:anywhere]">
        The account of{' '}
        <strong className="font-medium text-foreground" dir="auto">
          {user.name}
        </strong>{' '}
        ({user.email}) will be permanently deleted. This cannot be undone. You will lose:
      </p>
      <ul className="account-losses">
        {losses.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="m-0">We'll email you a code to confirm.</p>
      {error !== null && (
        <Notice tone="destructive" title="Failed to send verification code">
          {error}
        </Notice>
      )}
    </div>
  );
}
