import { type Guide, readableText, toOpaqueHex } from '@stylekit/engine';
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { ViewColor } from '../color/view-colors.ts';
import { roleStyle, SampleButton } from './sample-button.tsx';

const STATES = ['hover', 'focus', 'disabled'] as const;
const SHADOWS = { none: 'none', small: '0 1px 3px', medium: '0 4px 12px', large: '0 12px 32px' } as const;

/** All seven filled buttons and their outlines, labelled with the colours' own names. */
export function ButtonSamples({ colors }: { readonly colors: readonly ViewColor[] }) {
  return (
    <div className="grid gap-7">
      {(['solid', 'outline'] as const).map((fill) => (
        <SampleGroup key={fill} title={fill}>
          <div className="flex flex-wrap gap-3">
            {colors.map((color) => (
              <SampleButton key={color.role} colorRole={color.role} fill={fill} label={color.name} />
            ))}
          </div>
        </SampleGroup>
      ))}
      <SampleGroup title="states: rest, hover, focus, disabled">
        <div className="grid gap-3">
          {(['solid', 'outline'] as const).map((fill) => (
            <div key={fill} className="flex flex-wrap gap-3">
              <SampleButton colorRole="primary" fill={fill} label="Rest" />
              {STATES.map((state) => (
                <SampleButton
                  key={state}
                  colorRole="primary"
                  fill={fill}
                  label={capitalise(state)}
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

/** A link in each colour, in an ink of its hue that reads on the surface. */
export function LinkSamples({ colors }: { readonly colors: readonly ViewColor[] }) {
  return (
    <SampleGroup title="links">
      <p className="m-0 flex flex-wrap gap-x-6 gap-y-1">
        {colors.map((color) => (
          <button
            key={color.role}
            type="button"
            className="sk-link border-0 bg-transparent p-0"
            style={roleStyle(color.role)}
          >
            {color.name}
          </button>
        ))}
      </p>
    </SampleGroup>
  );
}

/** The guide's card with its own title, text and two buttons. */
export function CardSample({ guide }: { readonly guide: Guide }) {
  const { cards } = guide.elements;
  const ground = toOpaqueHex(cards.backgroundColor);
  const shadow = SHADOWS[cards.shadowSize];
  const style = {
    '--card': cards.backgroundColor,
    '--card-radius': cards.borderRadius,
    '--card-shadow': shadow === 'none' ? 'none' : `${shadow} ${cards.shadowColor}`,
    '--card-text': ground === null ? 'inherit' : readableText(ground),
  } as CSSProperties;
  return (
    <SampleGroup title="card">
      <div className="sk-card" style={style}>
        <p className="sk-heading m-0 [font-size:var(--sk-h4)] [overflow-wrap:anywhere]">
          {guide.exampleTitle}
        </p>
        <p className="sk-text mt-3 mb-5 [font-size:var(--sk-body)] [overflow-wrap:anywhere]">
          {guide.exampleText}
        </p>
        <SampleButton colorRole="primary" fill="solid" label="Primary action" />
      </div>
    </SampleGroup>
  );
}

/** Text fields at rest and focused. */
export function InputSamples({ guide }: { readonly guide: Guide }) {
  const id = useId();
  const style = { '--input-radius': guide.elements.inputs.borderRadius } as CSSProperties;
  return (
    <SampleGroup title="inputs">
      <div className="grid gap-4" style={style}>
        <label className="sk-text grid gap-1 text-[14px]" htmlFor={`${id}-rest`}>
          Name
          <input id={`${id}-rest`} className="sk-input" placeholder="At rest" autoComplete="off" />
        </label>
        <label className="sk-text grid gap-1 text-[14px]" htmlFor={`${id}-focus`}>
          E-mail
          <input
            id={`${id}-focus`}
            className="sk-input"
            data-state="focus"
            placeholder="With focus"
            autoComplete="off"
          />
        </label>
      </div>
    </SampleGroup>
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

function capitalise(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
