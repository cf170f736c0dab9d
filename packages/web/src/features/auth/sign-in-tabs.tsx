import { useState } from 'react';
import { useCatalog } from '../../data/catalog.api.ts';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm, type Unproved } from './login-form.tsx';
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
  /** Whether the form is in sight at once, for who comes back to it. */
  readonly isFormOpen: boolean;
  readonly onReset: () => void;
  readonly onCodeSent: (unproved: Unproved) => void;
}

/** The two ways in, each with Google first and the form behind a button. */
export function SignInTabs(props: SignInTabsProps) {
  const { tab, email, onEmail, onReset, onCodeSent } = props;
  const [opened, setOpened] = useState<ReadonlySet<AuthTab>>(new Set(props.isFormOpen ? [tab] : []));
  // Only who has opened a form is taken into it; who walks along the tabs stays there.
  const [entered, setEntered] = useState<AuthTab | null>(props.isFormOpen ? tab : null);
  const hasGoogle = useCatalog().data?.googleSignIn !== false;
  const open = () => {
    setOpened(new Set([...opened, tab]));
    setEntered(tab);
  };
  const select = (next: AuthTab) => {
    setEntered(null);
    props.onTab(next);
  };
  const isOpen = opened.has(tab) || !hasGoogle;
  return (
    <Tabs label="Log in or register" tabs={TABS} selected={tab} onSelect={select}>
      <div className="grid gap-6 pt-4">
        {hasGoogle && (
          <>
            <GoogleButton />
            <p className="auth-or m-0">OR</p>
          </>
        )}
        {!isOpen && (
          <Button className="min-h-[44px]" icon="i-lucide-mail" onClick={open}>
            {tab === 'login' ? 'Log in with email' : 'Register with email'}
          </Button>
        )}
        {isOpen && tab === 'login' && (
          <LoginForm
            takesFocus={entered === tab}
            email={email}
            onEmail={onEmail}
            onReset={onReset}
            onCodeSent={onCodeSent}
          />
        )}
        {isOpen && tab === 'register' && (
          <RegisterForm
            takesFocus={entered === tab}
            email={email}
            onEmail={onEmail}
            onCodeSent={onCodeSent}
          />
        )}
      </div>
    </Tabs>
  );
}
