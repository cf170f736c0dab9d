import type { CreatedTokenView } from '@stylekit/server/contract';
import { useId } from 'react';
import { fieldSchema } from '../../../lib/form/field-schema.ts';
import { useFields } from '../../../lib/form/form-state.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { messageOf } from '../../../lib/http.ts';
import { SCOPE_TEXTS, TOKEN_SCOPES, type TokenScope } from '../../../lib/scope-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { createToken, refreshTokens } from '../account.api.ts';

const LIFETIMES = [7, 30, 90, 365].map((days) => ({ value: String(days), label: `${days} days` }));
const DEFAULT_SCOPES: readonly TokenScope[] = ['guides:read'];
const EMPTY_FIELDS = { name: '', scopes: DEFAULT_SCOPES, expiresInDays: '90' };

/** The server validates the name and the scopes. */
const tokenSchema = fieldSchema<typeof EMPTY_FIELDS>({});

/** The form for a new token. */
export function TokenForm({ onCreated }: { readonly onCreated: (token: CreatedTokenView) => void }) {
  const form = useForm({
    state: useFields(EMPTY_FIELDS),
    schema: tokenSchema,
    onSubmit: async ({ name, scopes, expiresInDays }) => {
      onCreated(await createToken({ name, scopes: [...scopes], expiresInDays: Number(expiresInDays) }));
      form.reset({ name: '', scopes: DEFAULT_SCOPES });
      await refreshTokens();
    },
  });
  return (
    <form {...form.props} className="account-form">
      <Field
        label="Name"
        placeholder="Release pipeline"
        maxLength={100}
        required
        autoComplete="off"
        {...form.input('name')}
        name="token-name"
      />
      <ScopeFields
        scopes={form.values.scopes}
        error={form.errorOf('scopes')}
        onScopes={(scopes) => form.change({ scopes })}
      />
      <SelectField label="Expires after" options={LIFETIMES} {...form.input('expiresInDays')} />
      {form.failure !== null && (
        <Notice tone="destructive" title="The token was not created">
          {messageOf(form.failure)}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        texts={['Create token', 'Creating…']}
        size="medium"
        className="justify-self-start"
        disabled={form.isPending}
      >
        {form.isPending ? 'Creating…' : 'Create token'}
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
      <legend className="mb-2 p-0 text-ui font-medium">Access</legend>
      {TOKEN_SCOPES.map((scope) => (
        <CheckField
          key={scope}
          isChecked={scopes.includes(scope)}
          onChange={(isChecked) =>
            onScopes(isChecked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
          }
        >
          {SCOPE_TEXTS[scope]} <code className="code text-code">{scope}</code>
        </CheckField>
      ))}
      {error !== undefined && (
        <p id={id} role="alert" className="m-0 text-hint leading-normal text-accent">
          {error}
        </p>
      )}
    </fieldset>
  );
}
