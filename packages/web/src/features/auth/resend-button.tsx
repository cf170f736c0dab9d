import { usePending } from '../../lib/use-pending.ts';
import type { Resend } from './use-resend.ts';

interface ResendButtonProps {
  readonly resend: Resend;
  readonly onResend: () => Promise<void>;
}

/** A button that sends another code, or shows when the next one is possible. */
export function ResendButton({ resend, onResend }: ResendButtonProps) {
  const { isPending, run } = usePending();
  return (
    <button
      type="button"
      className="text-button tabular-nums"
      disabled={isPending || resend.blockedReason !== null}
      onClick={() => run(onResend)}
    >
      {resend.blockedReason ?? 'Resend Code'}
    </button>
  );
}
