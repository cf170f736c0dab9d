import { type GuideColor, guideColors, PALETTE_ROLES } from '@stylekit/engine';
import type { PaletteRole } from '@stylekit/engine/edit';
import { useState } from 'react';
import { ColorField } from '../../../ui/color-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { ROLE_LABELS } from '../part-labels.ts';
import { AlternativeStrip } from './alternative-strip.tsx';
import { LockButton } from './lock-button.tsx';
import { useColorDraft } from './use-color-draft.ts';
import type { GuideEditor } from './use-guide-editor.ts';

/** All seven colors with picker, hex code, name, lock and alternatives. */
export function ColorRows({ editor }: { readonly editor: GuideEditor }) {
  const colors = guideColors(editor.guide);
  return (
    <ul className="m-0 mt-8 grid list-none gap-0 p-0 no-print" aria-label="Edit colors">
      {PALETTE_ROLES.map((role, index) => {
        const color = colors[index];
        return color === undefined ? null : <ColorRow key={role} editor={editor} role={role} color={color} />;
      })}
    </ul>
  );
}

interface ColorRowProps {
  readonly editor: GuideEditor;
  readonly role: PaletteRole;
  readonly color: GuideColor;
}

function ColorRow({ editor, role, color }: ColorRowProps) {
  const { locks, setLocks, apply } = editor;
  const label = ROLE_LABELS[role];
  const { value, change } = useColorDraft(color.hex, (hex) => {
    if (hex.toLowerCase() !== color.hex.toLowerCase()) apply({ colors: { [role]: { hex } } }, `${role} hex`);
  });
  const lock = (isLocked: boolean) => {
    const others = locks.colors.filter((other) => other !== role);
    setLocks({ ...locks, colors: isLocked ? [...others, role] : others });
  };
  return (
    <li className="edit-row" data-edit-role={role}>
      <LockButton label={label} isLocked={locks.colors.includes(role)} onChange={lock} />
      <ColorField label={label} value={value} onChange={change} />
      <ColorNameField
        key={color.name}
        label={label}
        name={color.name}
        onChange={(name) => apply({ colors: { [role]: { name } } }, `${role} name`)}
      />
      <AlternativeStrip editor={editor} role={role} />
    </li>
  );
}

interface ColorNameFieldProps {
  readonly label: string;
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** The name is applied when the field is left, so that it is never empty in the guide. */
function ColorNameField({ label, name, onChange }: ColorNameFieldProps) {
  const [draft, setDraft] = useState(name);
  const commit = () => {
    const next = draft.trim();
    if (next === '') setDraft(name);
    else if (next !== name) onChange(next);
  };
  return (
    <Field
      label={`${label} name`}
      dir="auto"
      autoComplete="off"
      maxLength={80}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
