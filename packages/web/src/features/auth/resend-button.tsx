import { usePending } from '../../lib/use-pending.ts';
import type { Resend } from './use-resend.ts';

interface ResendButtonProps {
  readonly resend: Resend;
  readonly onResend: () => Promise<void>;
}

/** Asks for a further code, or says when the next can be asked for. */
export function ResendButton({ resend, onResend }: ResendButtonProps) {
  const { isPending, run } = usePending();
  return (
    <button
      type="button"
      className="text-button tabular-nums"
      disabled={isPending || resend.obstacle !== null}
      onClick={() => run(onResend)}
    >
      {resend.obstacle ?? 'Resend Code'}
    </button>
  );
}
