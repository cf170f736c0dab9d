import type { CreatedTokenView } from '@stylekit/server/contract';
import { type FormEvent, useId, useState } from 'react';
import { issueOf, messageOf } from '../../../lib/http.ts';
import { SCOPE_TEXTS, TOKEN_SCOPES, type TokenScope } from '../../../lib/scope-texts.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { createToken, refreshTokens } from '../account.api.ts';

const LIFETIMES = [7, 30, 90, 365].map((days) => ({ value: String(days), label: `${days} days` }));
const DEFAULT_SCOPES: readonly TokenScope[] = ['guides:read'];

/** The form for a new token. */
export function TokenForm({ onCreated }: { readonly onCreated: (token: CreatedTokenView) => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState(DEFAULT_SCOPES);
  const [days, setDays] = useState('90');
  const [error, setError] = useState<unknown>(null);
  const { isPending, run } = usePending();
  const create = async () => {
    try {
      const body = { name, scopes: [...scopes], expiresInDays: Number(days) };
      onCreated(await createToken(body));
      setName('');
      setScopes(DEFAULT_SCOPES);
      setError(null);
      await refreshTokens();
    } catch (failure) {
      setError(failure);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(create);
  };
  const [nameError, scopeError] = [issueOf(error, 'name'), issueOf(error, 'scopes')];
  return (
    <form onSubmit={submit} noValidate className="account-form">
      <Field
        label="Name"
        name="token-name"
        value={name}
        error={nameError}
        placeholder="Release pipeline"
        maxLength={100}
        required
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ScopeFields scopes={scopes} error={scopeError} onScopes={setScopes} />
      <SelectField
        label="Expires after"
        options={LIFETIMES}
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      {error !== null && nameError === undefined && scopeError === undefined && (
        <Notice tone="destructive" title="The token was not created">
          {messageOf(error)}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        texts={['Create token', 'Creating…']}
        className="min-h-[38px] justify-self-start"
        disabled={isPending}
      >
        {isPending ? 'Creating…' : 'Create token'}
      </Button>
    </form>
  );
}

interface ScopeFieldsProps {
  readonly scopes: readonly TokenScope[];
  readonly error: string | undefined;
  readonly onScopes: (scopes: readonly TokenScope[]) => void;
}

function ScopeFields({ scopes, error, onScopes }: ScopeFieldsProps) {
  const id = useId();
  return (
    <fieldset className="m-0 grid gap-3 border-0 p-0" aria-describedby={error === undefined ? undefined : id}>
      <legend className="mb-2 p-0 text-[13.5px] font-medium">Access</legend>
      {TOKEN_SCOPES.map((scope) => (
        <CheckField
          key={scope}
          isChecked={scopes.includes(scope)}
          onChange={(isChecked) =>
            onScopes(isChecked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
          }
        >
          {SCOPE_TEXTS[scope]} <code className="code text-[12.5px]">{scope}</code>
        </CheckField>
      ))}
      {error !== undefined && (
        <p id={id} role="alert" className="m-0 text-[13px] leading-[1.4] text-accent">
          {error}
        </p>
      )}
    </fieldset>
  );
}
