import { messageOf } from '../lib/http.ts';
import { Button } from './button.tsx';

interface LoadFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** An error message with a retry button, shown in place of the content. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-8">
      <p className="m-0 font-display text-heading-sm leading-tight">{title}</p>
      <p className="m-0 max-w-measure text-muted">{messageOf(error)}</p>
      <Button icon="i-lucide-rotate-cw" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
