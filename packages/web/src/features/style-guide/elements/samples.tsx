import type { Guide } from '@stylekit/engine';
import { type ReactNode, useId } from 'react';
import type { ViewColor } from '../color/view-colors.ts';
import { SampleButton } from './sample-button.tsx';

const STATES = ['hover', 'focus', 'disabled'] as const;
const VARIANTS = ['filled', 'outline'] as const;

/** Filled and outline buttons in all seven colors, and the button states. */
export function ButtonSamples({ colors }: { readonly colors: readonly ViewColor[] }) {
  return (
    <div className="grid gap-7">
      {VARIANTS.map((variant) => (
        <SampleGroup key={variant} title={variant}>
          <div className="flex flex-wrap gap-3">
            {colors.map((color) => (
              <SampleButton key={color.role} colorRole={color.role} variant={variant} label={color.name} />
            ))}
          </div>
        </SampleGroup>
      ))}
      <SampleGroup title="states: default, hover, focus, disabled">
        <div className="grid gap-3">
          {VARIANTS.map((variant) => (
            <div key={variant} className="flex flex-wrap gap-3">
              <SampleButton colorRole="primary" variant={variant} label="Default" />
              {STATES.map((state) => (
                <SampleButton
                  key={state}
                  colorRole="primary"
                  variant={variant}
                  label={capitalize(state)}
                  state={state}
                />
              ))}
            </div>
          ))}
        </div>
      </SampleGroup>
    </div>
  );
}

/** A link in each color. */
export function LinkSamples({ colors }: { readonly colors: readonly ViewColor[] }) {
  return (
    <SampleGroup title="links">
      <p className="text-body m-0 flex flex-wrap gap-x-6 gap-y-1">
        {colors.map(({ role, name }) => (
          <button key={role} type="button" className={`link-${role}`}>
            {name}
          </button>
        ))}
      </p>
    </SampleGroup>
  );
}

/** A card with the guide's example text. */
export function CardSample({ guide }: { readonly guide: Guide }) {
  return (
    <SampleGroup title="card">
      <div className="sk-card">
        <p className="text-h4 m-0">{guide.exampleTitle}</p>
        <p className="text-body mt-3 mb-5">{guide.exampleText}</p>
        <SampleButton colorRole="primary" variant="filled" label="Primary action" />
      </div>
    </SampleGroup>
  );
}

/** Text inputs in the default and focused states. */
export function InputSamples() {
  return (
    <SampleGroup title="inputs">
      <div className="grid gap-4">
        <InputSample label="Name" placeholder="Default" />
        <InputSample label="Email" placeholder="Focused" state="focus" />
      </div>
    </SampleGroup>
  );
}

interface InputSampleProps {
  readonly label: string;
  readonly placeholder: string;
  readonly state?: 'focus';
}

/** The input inherits the font of the surrounding text. */
function InputSample({ label, placeholder, state }: InputSampleProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label className="text-body-sm" htmlFor={id}>
        {label}
      </label>
      <div className="text-body">
        <input id={id} className="sk-input" data-state={state} placeholder={placeholder} autoComplete="off" />
      </div>
    </div>
  );
}

function SampleGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="sample-title">{title}</p>
      {children}
    </div>
  );
}

function capitalize(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
