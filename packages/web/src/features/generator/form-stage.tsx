import type { MemoryView, ProjectView, UserView } from '@stylekit/server/contract';
import { lazy, type RefObject, useDeferredValue } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { AiForm } from './brief/ai-form.tsx';
import { SideCard } from './creation/side-card.tsx';
import type { Creation } from './creation/use-creation.ts';
import { MODES, type Mode } from './generation-mode.ts';
import { GeneratorHead } from './generator-head.tsx';

/** Most people stay with the first form; the others come with their pickers when they are chosen. */
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

/** The three forms under their tabs, beside what each of them takes. */
export function FormStage({ heading, mode, onMode, creation, ...given }: FormStageProps) {
  const { project, user, memory } = given;
  const { isPending, refusal, dismiss, create } = creation;
  const form = { project, user, isPending, refusal, onEdit: dismiss, onCreate: create };
  // The previous form stays in sight until the chosen one has loaded, so that the page moves once; it takes no input, or a
  // quick click would create a guide in the mode just left.
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
