import { useLocation } from 'wouter';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Mode } from '../generation-mode.ts';

const PLANS_PATH = '/account?tab=subscription';
const PACKS_PATH = '/account?tab=credits';

interface CreditsDialogProps {
  /** The mode without credits, or null if the dialog is closed. */
  readonly mode: Mode | null;
  /** Returns to the form; called on Escape. */
  readonly onBack: () => void;
}

/** Shown if there are no credits for a new style guide. */
export function CreditsDialog({ mode, onBack }: CreditsDialogProps) {
  const [, navigate] = useLocation();
  return (
    <Dialog
      title="Out of credits"
      size="form"
      isOpen={mode !== null}
      onClose={() => navigate(PLANS_PATH)}
      onEscape={onBack}
    >
      <div className="mt-4 grid gap-6">
        <div className="grid gap-2 text-muted">
          <p className="m-0 text-foreground">You've used all your available credits.</p>
          <p className="m-0">{mode === 'custom' ? UPGRADE : TOP_UP} What you typed is saved.</p>
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink href={PLANS_PATH}>View Plans</ButtonLink>
          {mode !== 'custom' && <ButtonLink href={PACKS_PATH}>Buy Credits</ButtonLink>}
        </div>
      </div>
    </Dialog>
  );
}

const UPGRADE = 'Please upgrade your plan to generate more custom Style Tiles.';
const TOP_UP = 'Please add a credit pack or upgrade your plan.';
