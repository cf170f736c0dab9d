import type { ProjectView, StyleTileInput, UserView } from '@stylekit/server/contract';

/** What the form of a mode is given. */
export interface ModeFormProps {
  readonly project: ProjectView;
  readonly user: UserView;
  readonly isPending: boolean;
  /** The server's last refusal; null when there is none. */
  readonly refusal: unknown;
  /** Something was changed, so what the server said is no longer about it. */
  readonly onEdit: () => void;
  readonly onCreate: (body: StyleTileInput) => void;
}
