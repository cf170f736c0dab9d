import { useSearchParams } from 'wouter';
import { DevicePage } from '../features/device/device-page.tsx';
import { Protected } from './protected.tsx';

/** The page where a user gives a device access. The sign-in leads back to it. */
export function DeviceRoute() {
  const [params] = useSearchParams();
  const code = params.get('code');
  return (
    <Protected returnPath={code === null ? '/device' : `/device?code=${encodeURIComponent(code)}`}>
      {(user) => <DevicePage user={user} />}
    </Protected>
  );
}
