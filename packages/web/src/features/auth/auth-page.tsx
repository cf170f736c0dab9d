import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { toGuideName } from '../../data/browser-guide/guide-name.ts';
import { keptBriefAtom } from '../../data/browser-guide/kept-brief.ts';
import { readReturnPath } from '../../data/return-path.ts';
import { useSession } from '../../data/session.api.ts';
import { SwrProvider } from '../../lib/swr.tsx';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import type { Unverified } from './login-form.tsx';
import { ResetPanel } from './reset-panel.tsx';
import { SidePanel } from './side-panel.tsx';
import { type AuthTab, SignInTabs } from './sign-in-tabs.tsx';
import { VerifyPanel } from './verify-panel.tsx';
import './auth.css';

const TITLES = { login: 'Welcome Back', register: 'Register Free' } as const;
const DESCRIPTIONS = {
  login: 'Log in to your projects and style guides.',
  register: '3 free style guides. No credit card needed.',
} as const;
const LOGIN_FAILED = 'Verified, but failed to log in automatically. Please log in manually.';

/** The page for login, registration, email verification and password reset. */
export function AuthPage() {
  return (
    <SwrProvider>
      <AuthGate />
    </SwrProvider>
  );
}

/** Redirects signed-in users. Shows a spinner only if a user may be signed in, and the form to all other visitors. */
function AuthGate() {
  const session = useSession();
  if (session.kind === 'signed-in') return <Redirect to={readReturnPath() ?? '/dashboard'} replace />;
  if (session.kind === 'loading') return <PageSpinner />;
  return <AuthScreen />;
}

type View =
  | { readonly kind: 'tabs'; readonly notice: string | null; readonly isFormOpen: boolean }
  | { readonly kind: 'reset' }
  | { readonly kind: 'verify'; readonly unverified: Unverified };

function AuthScreen() {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const tab: AuthTab = search.get('tab') === 'register' ? 'register' : 'login';
  const [view, setView] = useState<View>({ kind: 'tabs', notice: null, isFormOpen: false });
  const [email, setEmail] = useState('');
  const title = titleOf(view, tab);
  usePageTitle(title);

  const toLogin = (notice: string | null) => {
    navigate('/auth?tab=login', { replace: true });
    setView({ kind: 'tabs', notice, isFormOpen: true });
  };
  const toVerify = (unverified: Unverified) => {
    setEmail(unverified.email);
    setView({ kind: 'verify', unverified });
  };

  return (
    <div className="auth">
      <div className="auth-form">
        <div className="auth-column grid gap-6">
          <div>
            <h1 className="m-0 font-display text-title leading-tight tracking-tight sm:text-title">
              {title}
            </h1>
            {view.kind === 'tabs' && <p className="m-0 mt-2 text-muted">{DESCRIPTIONS[tab]}</p>}
          </div>
          {view.kind === 'tabs' && search.get('error') === 'google-auth-failed' && <GoogleFailure />}
          {view.kind === 'tabs' && <KeptGuideNotice />}
          {view.kind === 'tabs' && view.notice !== null && <Notice>{view.notice}</Notice>}
          {view.kind === 'tabs' && (
            <SignInTabs
              tab={tab}
              onTab={(next) => navigate(`/auth?tab=${next}`, { replace: true })}
              email={email}
              onEmail={setEmail}
              isFormOpen={view.isFormOpen}
              onReset={() => setView({ kind: 'reset' })}
              onCodeSent={toVerify}
            />
          )}
          {view.kind === 'reset' && (
            <ResetPanel email={email} onEmail={setEmail} onBack={() => toLogin(null)} />
          )}
          {view.kind === 'verify' && (
            <VerifyPanel
              unverified={view.unverified}
              onNotSignedIn={() => toLogin(LOGIN_FAILED)}
              onBack={() => toLogin(null)}
            />
          )}
        </div>
      </div>
      <SidePanel tab={tab} />
    </div>
  );
}

function titleOf(view: View, tab: AuthTab): string {
  if (view.kind === 'reset') return 'Reset Password';
  return view.kind === 'verify' ? 'Verification Required' : TITLES[tab];
}

/** What happens to a guide that the visitor kept on the landing page. */
function KeptGuideNotice() {
  const kept = useAtomValue(keptBriefAtom());
  // The prerendered page has no notice.
  const isHydrated = useIsHydrated();
  if (kept === null || !isHydrated) return null;
  return (
    <Notice title="Your guide is waiting">
      After you sign in, “{toGuideName(kept.brief)}” opens as a project.
    </Notice>
  );
}

function GoogleFailure() {
  return (
    <Notice tone="destructive" title="Google Sign-in Failed">
      There was a problem signing in with Google. Please try again.
    </Notice>
  );
}
