import type { UserView } from '@stylekit/server/contract';
import { messageOf } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface SubmitRowProps {
  readonly user: UserView;
  readonly isPending: boolean;
  readonly refusal: unknown;
}

/** The end of a form that takes an AI credit: what went wrong, the button, and what it costs. */
export function SubmitRow({ user: { credits }, isPending, refusal }: SubmitRowProps) {
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
          type="submit"
          look="primary"
          className="min-h-[44px] aria-disabled:opacity-50"
          aria-disabled={isPending}
        >
          {isPending ? 'Creating …' : 'Create style guide'}
        </Button>
        <span className="note">{toCostText(credits)}</span>
      </div>
    </div>
  );
}

function toCostText(credits: number): string {
  if (credits <= 0) return 'no AI credits left';
  return `uses 1 of ${credits} AI ${credits === 1 ? 'credit' : 'credits'}`;
}
