import type { MemoryView, ProjectView, UserView } from '@stylekit/server/contract';
import type { RefObject } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { AiForm } from './ai-form.tsx';
import { CopilotForm } from './copilot-form.tsx';
import { CustomForm } from './custom-form.tsx';
import { MODES, type Mode } from './generation-mode.ts';
import { GeneratorHead } from './generator-head.tsx';
import { SideCard } from './side-card.tsx';
import type { Creation } from './use-creation.ts';

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
            <div className="pt-6">
              {mode === 'ai' && <AiForm {...form} memory={memory} />}
              {mode === 'copilot' && <CopilotForm {...form} memory={memory} />}
              {mode === 'custom' && <CustomForm {...form} />}
            </div>
          </Tabs>
        </div>
        <SideCard user={user} mode={mode} />
      </div>
    </div>
  );
}
