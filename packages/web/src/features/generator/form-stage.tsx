import type { MemoryView, ProjectView, UserView } from '@stylekit/server/contract';
import { lazy, type RefObject, useDeferredValue } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { AiForm } from './brief/ai-form.tsx';
import { SideCard } from './creation/side-card.tsx';
import type { Creation } from './creation/use-creation.ts';
import { MODES, type Mode } from './generation-mode.ts';
import { GeneratorHead } from './generator-head.tsx';

/** Most users stay in AI Mode, so the other forms are loaded on demand. */
const CopilotForm = lazy(async () => ({
  default: (await import('./brief/copilot-form.tsx')).CopilotForm,
}));
const CustomForm = lazy(async () => ({ default: (await import('./custom/custom-form.tsx')).CustomForm }));

interface FormStageProps {
  readonly project: ProjectView;
  readonly user: UserView;
  readonly memory: MemoryView | undefined;
  readonly mode: Mode;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly creation: Creation;
  readonly onMode: (mode: Mode) => void;
}

/** The forms of the three modes in tabs, with the side card. */
export function FormStage({ heading, mode, onMode, creation, ...given }: FormStageProps) {
  const { project, user, memory } = given;
  const { isPending, serverError, dismiss, create } = creation;
  const form = { project, user, isPending, serverError, onEdit: dismiss, onCreate: create };
  // The previous form stays visible until the selected one has loaded, to avoid a second layout change. It is inert,
  // because a click could create a guide in the wrong mode.
  const shown = useDeferredValue(mode);
  const choose = (chosen: Mode) => {
    dismiss();
    onMode(chosen);
  };
  return (
    <div className="page pt-12 pb-20">
      <GeneratorHead
        projectId={project.id}
        projectName={project.name}
        title="New style guide"
        heading={heading}
      />
      <div className="generator-body">
        <div className="generator-main mode-tabs">
          <Tabs label="Modes" tabs={MODES} selected={mode} onSelect={choose}>
            <div className="pt-6" aria-busy={shown !== mode} inert={shown !== mode}>
              {shown === 'ai' && <AiForm {...form} memory={memory} />}
              {shown === 'copilot' && <CopilotForm {...form} memory={memory} />}
              {shown === 'custom' && <CustomForm {...form} />}
            </div>
          </Tabs>
        </div>
        <SideCard user={user} mode={mode} />
      </div>
    </div>
  );
}
