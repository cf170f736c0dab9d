import type { UserView } from '@stylekit/server/contract';
import { messageOf } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface CustomSubmitProps {
  readonly user: UserView;
  readonly isPending: boolean;
  readonly refusal: unknown;
  readonly onStartOver: () => void;
}

/** The end of the Custom form: what went wrong, the button, what it costs, and the way back to the defaults. */
export function CustomSubmit({ user, isPending, refusal, onStartOver }: CustomSubmitProps) {
  return (
    <div className="custom-submit">
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
        <span className="note">{toCostText(user.customLimit)}</span>
      </div>
      <button type="button" className="text-button justify-self-start" onClick={onStartOver}>
        Start over
      </button>
    </div>
  );
}

function toCostText(left: number): string {
  if (left <= 0) return 'no custom credits left';
  return `uses 1 of ${left} custom ${left === 1 ? 'credit' : 'credits'}`;
}
