import type { UserView } from '@stylekit/server/contract';
import { SubmitRow } from '../creation/submit-row.tsx';

interface CustomSubmitProps {
  readonly user: UserView;
  readonly isPending: boolean;
  readonly serverError: unknown;
  readonly onStartOver: () => void;
}

/** The submit row of the Custom form with a reset button. */
export function CustomSubmit({ user, isPending, serverError, onStartOver }: CustomSubmitProps) {
  return (
    <div className="custom-submit">
      <SubmitRow kind="custom" left={user.customLimit} isPending={isPending} serverError={serverError} />
      <button type="button" className="text-button justify-self-start" onClick={onStartOver}>
        Start over
      </button>
    </div>
  );
}
