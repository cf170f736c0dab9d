import type { UserView } from '@stylekit/server/contract';
import { type FormEvent, useRef } from 'react';
import { messageOf } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNameChange } from './use-name-change.ts';

/** The form with the display name and the read-only email. */
export function ProfileForm({ user }: { readonly user: UserView }) {
  const field = useRef<HTMLInputElement>(null);
  const { name, isChanged, isPending, inputError, serverError, change, submit } = useNameChange(
    user.name,
    field,
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={onSubmit} noValidate className="account-form">
      <Field
        ref={field}
        label="Display Name"
        name="name"
        autoComplete="name"
        dir="auto"
        required
        value={name}
        error={inputError}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Field
        label="Email"
        type="email"
        name="email"
        readOnly
        className="account-fixed"
        value={user.email}
        note="Your email can't be changed."
      />
      {serverError !== null && (
        <Notice tone="destructive" title="Failed to update profile">
          {messageOf(serverError)}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        className="min-h-[38px] justify-self-start"
        disabled={!isChanged || isPending}
      >
        {isPending ? 'Saving…' : 'Save Changes'}
      </Button>
    </form>
  );
}
