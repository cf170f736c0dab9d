import { messageOf } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface SubmitRowProps {
  /** The type of credit that is used. */
  readonly kind: 'AI' | 'custom';
  /** The remaining credits. */
  readonly left: number;
  readonly isPending: boolean;
  readonly serverError: unknown;
}

/** The end of a form: error message, submit button and cost. */
export function SubmitRow({ kind, left, isPending, serverError }: SubmitRowProps) {
  return (
    <div className="grid gap-5 pt-2">
      {serverError !== null && (
        <Notice tone="destructive" title="Creation Failed">
          {messageOf(serverError)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Not disabled while pending, because it would lose the focus. A second click has no effect. */}
        <Button
          texts={['Create style guide', 'Creating…']}
          type="submit"
          variant="primary"
          size="large"
          className="aria-disabled:opacity-50"
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
