import { messageOf } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface SubmitRowProps {
  /** Which credit the guide takes, as it is named. */
  readonly kind: 'AI' | 'custom';
  /** How many of them are left. */
  readonly left: number;
  readonly isPending: boolean;
  readonly refusal: unknown;
}

/** The end of a form: what went wrong, the button, and what it costs. */
export function SubmitRow({ kind, left, isPending, refusal }: SubmitRowProps) {
  return (
    <div className="grid gap-5 pt-2">
      {refusal !== null && (
        <Notice tone="destructive" title="Creation Failed">
          {messageOf(refusal)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Not disabled while it is pending: it would lose the focus. A second click does nothing. */}
        <Button
          texts={['Create style guide', 'Creating…']}
          type="submit"
          variant="primary"
          className="min-h-[44px] aria-disabled:opacity-50"
          aria-disabled={isPending}
        >
          {isPending ? 'Creating…' : 'Create style guide'}
        </Button>
        <span className="note">{toCostText(kind, left)}</span>
      </div>
    </div>
  );
}

function toCostText(kind: SubmitRowProps['kind'], left: number): string {
  if (left <= 0) return `No ${kind} credits left`;
  return `Uses 1 of ${left} ${kind} ${left === 1 ? 'credit' : 'credits'}`;
}
