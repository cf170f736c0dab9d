import type { DeviceRequestView, UserView } from '@stylekit/server/contract';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { SignInAgain } from '../../data/sign-in-again.tsx';
import { codeOf } from '../../lib/http.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { CodeForm } from './code-form.tsx';
import { loadDeviceRequest } from './device.api.ts';
import { formatDeviceCode } from './device-code.ts';
import { RequestPanel } from './request-panel.tsx';

/** The page where a signed-in user gives a device access, such as the command line. */
export function DevicePage({ user }: { readonly user: UserView }) {
  usePageTitle('Connect a device');
  const [params] = useSearchParams();
  const [code, setCode] = useState(() => formatDeviceCode(params.get('code') ?? ''));
  const [request, setRequest] = useState<DeviceRequestView | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = async () => {
    try {
      setRequest(await loadDeviceRequest(code));
      setError(null);
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <div className="page pt-12 pb-20">
      <h1 className="m-0 font-display text-title leading-none tracking-tight sm:text-display">
        Connect a device
      </h1>
      <p className="m-0 mt-4 max-w-measure text-muted">
        Signed in as <span className="text-foreground [overflow-wrap:anywhere]">{user.email}</span>
      </p>
      <div className="mt-10 max-w-140">
        {codeOf(error) === 'SK_SIGN_IN_AGAIN' ? (
          <SignInAgain returnPath={`/device?code=${code}`}>
            Your last login is more than an hour ago. Giving a device access requires a recent one.
          </SignInAgain>
        ) : request === null ? (
          <CodeForm
            code={code}
            onCode={(typed) => {
              setCode(formatDeviceCode(typed));
              setError(null);
            }}
            failure={error}
            onSubmit={load}
          />
        ) : (
          <RequestPanel code={code} request={request} onRequest={setRequest} onError={setError} />
        )}
      </div>
    </div>
  );
}
