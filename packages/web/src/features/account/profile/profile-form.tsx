import type { UserView } from '@stylekit/server/contract';
import { messageOf } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNameChange } from './use-name-change.ts';

/** The form with the display name and the read-only email. */
export function ProfileForm({ user }: { readonly user: UserView }) {
  const { form, isChanged } = useNameChange(user.name);
  return (
    <form {...form.props} className="account-form">
      <Field label="Display Name" autoComplete="name" dir="auto" required {...form.input('name')} />
      <Field
        label="Email"
        type="email"
        name="email"
        readOnly
        className="account-fixed"
        value={user.email}
        note="Your email can't be changed."
      />
      {form.failure !== null && (
        <Notice tone="destructive" title="Failed to update profile">
          {messageOf(form.failure)}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        size="medium"
        className="justify-self-start"
        disabled={!isChanged || form.isPending}
      >
        {form.isPending ? 'Saving…' : 'Save Changes'}
      </Button>
    </form>
  );
}
