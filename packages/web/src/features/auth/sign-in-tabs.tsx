import { useState } from 'react';
import { useCatalog } from '../../data/catalog.api.ts';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm, type Unverified } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export type AuthTab = 'login' | 'register';

const TABS = [
  { key: 'login', label: 'Log in' },
  { key: 'register', label: 'Register' },
] as const;

interface SignInTabsProps {
  readonly tab: AuthTab;
  readonly onTab: (tab: AuthTab) => void;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Whether the form is open initially, when the user returns to it. */
  readonly isFormOpen: boolean;
  readonly onReset: () => void;
  readonly onCodeSent: (unverified: Unverified) => void;
}

/** The login and registration tabs. The email form opens with a button below Google sign-in. */
export function SignInTabs(props: SignInTabsProps) {
  const { tab } = props;
  const [opened, setOpened] = useState<ReadonlySet<AuthTab>>(new Set(props.isFormOpen ? [tab] : []));
  // Focuses the form only if the user opened it, not when switching tabs with the keyboard.
  const [entered, setEntered] = useState<AuthTab | null>(props.isFormOpen ? tab : null);
  const { data: catalog, error } = useCatalog();
  // Waits for the catalog, so that the options do not change after they are shown.
  const isKnown = catalog !== undefined || error !== undefined;
  const hasGoogle = catalog?.googleSignIn !== false;
  const open = () => {
    setOpened(new Set([...opened, tab]));
    setEntered(tab);
  };
  const select = (next: AuthTab) => {
    setEntered(null);
    props.onTab(next);
  };
  return (
    <Tabs label="Log in or register" tabs={TABS} selected={tab} onSelect={select}>
      <div className="grid gap-6 pt-4">
        {isKnown ? (
          <SignInMethods
            {...props}
            hasGoogle={hasGoogle}
            isOpen={opened.has(tab) || !hasGoogle}
            shouldFocus={entered === tab}
            onOpen={open}
          />
        ) : (
          <SignInMethodsSkeleton />
        )}
      </div>
    </Tabs>
  );
}

interface SignInMethodsProps extends Omit<SignInTabsProps, 'onTab' | 'isFormOpen'> {
  readonly hasGoogle: boolean;
  readonly isOpen: boolean;
  /** Whether to focus the first field on mount. */
  readonly shouldFocus: boolean;
  readonly onOpen: () => void;
}

function SignInMethods({ tab, hasGoogle, isOpen, onOpen, onReset, ...form }: SignInMethodsProps) {
  return (
    <>
      {hasGoogle && (
        <>
          <GoogleButton />
          <p className="auth-or m-0">OR</p>
        </>
      )}
      {!isOpen && (
        <Button size="large" icon="i-lucide-mail" onClick={onOpen}>
          {tab === 'login' ? 'Log in with email' : 'Register with email'}
        </Button>
      )}
      {isOpen && tab === 'login' && <LoginForm {...form} onReset={onReset} />}
      {isOpen && tab === 'register' && <RegisterForm {...form} />}
    </>
  );
}

function SignInMethodsSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading…</span>
      <span className="block h-11 bg-border-subtle" />
      <span className="block h-11 bg-border-subtle" />
    </div>
  );
}
