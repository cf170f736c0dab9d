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
  const { tab } = props;
  const [opened, setOpened] = useState<ReadonlySet<AuthTab>>(new Set(props.isFormOpen ? [tab] : []));
  // Only who has opened a form is taken into it; who walks along the tabs stays there.
  const [entered, setEntered] = useState<AuthTab | null>(props.isFormOpen ? tab : null);
  const { data: catalog, error } = useCatalog();
  // Which ways there are is known before any is shown, so that none of them jumps away under the pointer.
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
          <Ways
            {...props}
            hasGoogle={hasGoogle}
            isOpen={opened.has(tab) || !hasGoogle}
            takesFocus={entered === tab}
            onOpen={open}
          />
        ) : (
          <WaysSkeleton />
        )}
      </div>
    </Tabs>
  );
}

interface WaysProps extends Omit<SignInTabsProps, 'onTab' | 'isFormOpen'> {
  readonly hasGoogle: boolean;
  readonly isOpen: boolean;
  /** Whether the form's first field gets the focus as it appears. */
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
}

function Ways({ tab, hasGoogle, isOpen, onOpen, onReset, ...form }: WaysProps) {
  return (
    <>
      {hasGoogle && (
        <>
          <GoogleButton />
          <p className="auth-or m-0">OR</p>
        </>
      )}
      {!isOpen && (
        <Button className="min-h-[44px]" icon="i-lucide-mail" onClick={onOpen}>
          {tab === 'login' ? 'Log in with email' : 'Register with email'}
        </Button>
      )}
      {isOpen && tab === 'login' && <LoginForm {...form} onReset={onReset} />}
      {isOpen && tab === 'register' && <RegisterForm {...form} />}
    </>
  );
}

function WaysSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading…</span>
      <span className="block h-[44px] bg-border-subtle" />
      <span className="block h-[44px] bg-border-subtle" />
    </div>
  );
}
