import type { ProjectView, UserView } from '@stylekit/server/contract';
import { useEffect, useRef, useState } from 'react';
import { useListActions } from '../../data/use-list-actions.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useHotkey } from '../../lib/use-hotkey.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CreditsCard } from './credits-card.tsx';
import './dashboard.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { ProjectForm } from './project-form.tsx';
import { PROJECT_LIST_ACTIONS } from './project-list-actions.ts';
import { ProjectTabs } from './project-tabs.tsx';

interface DashboardPageProps {
  readonly user: UserView;
}

type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'form'; readonly project: ProjectView | null }
  | { readonly kind: 'delete'; readonly project: ProjectView };

const CLOSED: OpenDialog = { kind: 'none' };
const NEW_PROJECT: OpenDialog = { kind: 'form', project: null };
/** The parameter of the address with which other pages open the form. */
const NEW = 'new';

/** The dashboard with credit balances and projects. */
export function DashboardPage({ user }: DashboardPageProps) {
  usePageTitle('Dashboard');
  const root = useRef<HTMLDivElement>(null);
  const [params, setParams] = useAddressParams();
  const isNewRequested = params.has(NEW);
  const [open, setOpen] = useState(isNewRequested ? NEW_PROJECT : CLOSED);
  // Once, so that reloading does not open the form again.
  useEffect(() => {
    if (isNewRequested) setParams({ [NEW]: null });
  }, [isNewRequested, setParams]);
  const { archive, restore, remove } = useListActions(root, PROJECT_LIST_ACTIONS);
  // A late response closes only the dialog it belongs to.
  const close = () => setOpen((current) => (current === open ? CLOSED : current));
  const create = () => setOpen(NEW_PROJECT);
  useHotkey({
    key: 'n',
    keyLabel: 'N',
    label: 'New project',
    onPress: (event) => {
      event.preventDefault();
      create();
    },
  });
  const isEditing = open.kind === 'form' && open.project !== null;

  return (
    <div ref={root} className="page pt-12 pb-20">
      <PageHeader isPremium={user.subscriptionStatus === 'active'} onCreate={create} />
      <CreditsCard user={user} />
      <div className="mt-8">
        <ProjectTabs
          onCreate={create}
          actions={{
            onEdit: (project) => setOpen({ kind: 'form', project }),
            onArchive: archive,
            onRestore: restore,
            onDelete: (project) => setOpen({ kind: 'delete', project }),
          }}
        />
      </div>
      <Dialog
        size="form"
        title={isEditing ? 'Edit Project' : 'New Project'}
        isOpen={open.kind === 'form'}
        onClose={close}
      >
        {open.kind === 'form' && <ProjectForm project={open.project} onDone={close} onCancel={close} />}
      </Dialog>
      <DeleteDialog
        project={open.kind === 'delete' ? open.project : null}
        onClose={close}
        onConfirm={(project) => remove(project, close)}
      />
    </div>
  );
}

interface PageHeaderProps {
  readonly isPremium: boolean;
  readonly onCreate: () => void;
}

function PageHeader({ isPremium, onCreate }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
      <div>
        <h1 className="m-0 font-display text-title leading-none tracking-tight sm:text-display">Dashboard</h1>
        <p className="m-0 mt-3 text-muted">Manage your style guide projects</p>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {!isPremium && <ButtonLink href="/account?tab=subscription">Upgrade</ButtonLink>}
        <Button variant="primary" size="medium" onClick={onCreate}>
          New Project
        </Button>
      </div>
    </div>
  );
}
