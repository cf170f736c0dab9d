import type { DeviceRequestView } from '@stylekit/server/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { codeOf, messageOf } from '../../lib/http.ts';
import { SCOPE_TEXTS } from '../../lib/scope-texts.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { approveDevice, denyDevice } from './device.api.ts';
import './device.css';

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface RequestPanelProps {
  readonly code: string;
  readonly request: DeviceRequestView;
  readonly onRequest: (request: DeviceRequestView | null) => void;
  /** Called with errors that need another view, such as a new sign-in. */
  readonly onError: (error: unknown) => void;
}

/** What asks for access, and the decision. */
export function RequestPanel(props: RequestPanelProps) {
  const { request } = props;
  if (request.state === 'approved') {
    return (
      <Final
        title="Device connected"
        action={<ButtonLink href="/account?tab=tokens">Manage access</ButtonLink>}
      >
        {request.deviceName} now has access to your account. You can close this page and continue on the
        device.
      </Final>
    );
  }
  if (request.state === 'denied') {
    return (
      <Final title="Access denied" action={<ButtonLink href="/dashboard">Go to Dashboard</ButtonLink>}>
        {request.deviceName} did not get access. You can close this page.
      </Final>
    );
  }
  return <Decision {...props} />;
}

function Decision({ code, request, onRequest, onError }: RequestPanelProps) {
  const { isPending, run } = usePending();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const decide = async (send: (code: string) => Promise<DeviceRequestView>) => {
    try {
      onRequest(await send(code));
    } catch (error) {
      const hasExpired = codeOf(error) === 'SK_INVALID_CODE';
      if (hasExpired || codeOf(error) === 'SK_SIGN_IN_AGAIN') {
        onError(error);
        onRequest(null);
        return;
      }
      showToast({
        title: 'Could not connect the device',
        description: messageOf(error),
        tone: 'destructive',
      });
    }
  };
  return (
    <section aria-labelledby="device-request" className="grid gap-6">
      <h2
        id="device-request"
        ref={heading}
        tabIndex={-1}
        className="m-0 font-display text-heading-md leading-tight [overflow-wrap:anywhere]"
      >
        {request.deviceName} asks for access to your account
      </h2>
      <Notice title="Only continue if you started this">
        Check that your device shows the code{' '}
        <strong className="whitespace-nowrap text-foreground">{code}</strong>. If someone sent you the code or
        a link, deny access: they would get access to your account.
      </Notice>
      <RequestFacts request={request} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="medium"
          disabled={isPending}
          onClick={() => run(() => decide(approveDevice))}
        >
          Approve
        </Button>
        <Button size="medium" disabled={isPending} onClick={() => run(() => decide(denyDevice))}>
          Deny
        </Button>
      </div>
    </section>
  );
}

function RequestFacts({ request }: { readonly request: DeviceRequestView }) {
  return (
    <dl className="device-facts">
      <Fact term="Device">{request.deviceName}</Fact>
      <Fact term="Program">{request.client}</Fact>
      <Fact term="Network">
        {request.network}{' '}
        {request.isSameNetwork ? '(the same as this browser)' : '(not the one of this browser)'}
      </Fact>
      <Fact term="Requested">
        <time dateTime={request.requestedAt}>{TIME.format(new Date(request.requestedAt))}</time>
      </Fact>
      <Fact term="Access">
        <ul className="m-0 grid list-none gap-1 p-0">
          {request.scopes.map((scope) => (
            <li key={scope}>{SCOPE_TEXTS[scope]}</li>
          ))}
        </ul>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FinalProps {
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** The result. It gets the focus, because the buttons are gone. */
function Final({ title, action, children }: FinalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="device-result" className="grid justify-items-start gap-4">
      <h2
        id="device-result"
        ref={heading}
        tabIndex={-1}
        className="m-0 font-display text-heading-md leading-tight"
      >
        {title}
      </h2>
      <p className="m-0 text-muted [overflow-wrap:anywhere]">{children}</p>
      {action}
    </section>
  );
}
