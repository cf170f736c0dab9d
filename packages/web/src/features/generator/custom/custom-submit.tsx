import type { UserView } from '@stylekit/server/contract';
import { SubmitRow } from '../creation/submit-row.tsx';

interface CustomSubmitProps {
  readonly user: UserView;
  readonly isPending: boolean;
  readonly refusal: unknown;
  readonly onStartOver: () => void;
}

/** The end of the Custom form, with the way back to the defaults. */
export function CustomSubmit({ user, isPending, refusal, onStartOver }: CustomSubmitProps) {
  return (
    <div className="custom-submit">
      <SubmitRow kind="custom" left={user.customLimit} isPending={isPending} refusal={refusal} />
      <button type="button" className="text-button justify-self-start" onClick={onStartOver}>
        Start over
      </button>
    </div>
  );
}
