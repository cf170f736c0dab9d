import { messageOf } from '../lib/http.ts';
import { Button } from './button.tsx';

interface LoadFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the place of what could not be loaded: what happened, and the way to try again. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-8">
      <p className="m-0 font-display text-[26px] leading-[1.1]">{title}</p>
      <p className="m-0 max-w-[52ch] text-muted">{messageOf(error)}</p>
      <Button icon="i-lucide-rotate-cw" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
