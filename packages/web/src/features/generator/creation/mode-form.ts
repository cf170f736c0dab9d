import type { ProjectView, StyleTileInput, UserView } from '@stylekit/server/contract';

/** The props of each mode's form. */
export interface ModeFormProps {
  readonly project: ProjectView;
  readonly user: UserView;
  readonly isPending: boolean;
  /** The last server error, or null. */
  readonly serverError: unknown;
  /** Called when the input changes, to reset the server error. */
  readonly onEdit: () => void;
  readonly onCreate: (body: StyleTileInput) => void;
}
