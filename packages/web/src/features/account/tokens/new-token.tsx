import type { CreatedTokenView } from '@stylekit/server/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useCopy } from '../../../ui/copy-button.tsx';

interface NewTokenProps {
  readonly token: CreatedTokenView;
  readonly onClose: () => void;
}

/** The value of a new token, which the server cannot show again. */
export function NewToken({ token, onClose }: NewTokenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isCopied, copy } = useCopy(token.token, 'Access token', { isSecret: true });
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="new-token" className="notice mb-8">
      <div className="grid gap-3">
        <h3
          id="new-token"
          ref={heading}
          tabIndex={-1}
          className="m-0 text-ui font-medium [overflow-wrap:anywhere]"
        >
          {token.name} was created
        </h3>
        <p className="m-0 text-ui text-muted">
          Copy the token now and store it like a password. It will not be shown again.
        </p>
        <code className="code block text-hint [overflow-wrap:anywhere]">{token.token}</code>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            texts={['Copy token', 'Copied']}
            icon={isCopied ? 'i-lucide-check' : 'i-lucide-copy'}
            onClick={copy}
          >
            {isCopied ? 'Copied' : 'Copy token'}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </section>
  );
}
