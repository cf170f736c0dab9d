import { guideColors, PALETTE_ROLES } from '@stylekit/engine';
import type { ColorAlternative, PaletteRole } from '@stylekit/engine/edit';
import { memo, useState } from 'react';
import { ColorField } from '../../../ui/color-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { ROLE_LABELS } from '../part-labels.ts';
import { AlternativeStrip } from './alternative-strip.tsx';
import type { Suggested } from './compute-suggestions.ts';
import { LockButton } from './lock-button.tsx';
import { useColorDraft } from './use-color-draft.ts';
import type { GuideEditor } from './use-guide-editor.ts';

interface ColorRowsProps {
  readonly editor: GuideEditor;
  readonly alternatives: Suggested['alternatives'];
}

/** All seven colors with picker, hex code, name, lock and alternatives. */
export function ColorRows({ editor, alternatives }: ColorRowsProps) {
  const { locks, setLocks, apply } = editor;
  const colors = guideColors(editor.guide);
  return (
    <ul className="m-0 mt-8 grid list-none gap-0 p-0 no-print" aria-label="Edit colors">
      {PALETTE_ROLES.map((role, index) => {
        const color = colors[index];
        if (color === undefined) return null;
        return (
          <ColorRow
            key={role}
            role={role}
            hex={color.hex}
            name={color.name}
            isLocked={locks.colors.includes(role)}
            alternatives={alternatives[role]}
            {...{ setLocks, apply }}
          />
        );
      })}
    </ul>
  );
}

interface ColorRowProps extends Pick<GuideEditor, 'setLocks' | 'apply'> {
  readonly role: PaletteRole;
  readonly hex: string;
  readonly name: string;
  readonly isLocked: boolean;
  readonly alternatives: readonly ColorAlternative[];
}

const ColorRow = memo(function ColorRow(props: ColorRowProps) {
  const { role, hex, name, isLocked, alternatives, setLocks, apply } = props;
  const label = ROLE_LABELS[role];
  const lock = (locks: boolean) =>
    setLocks((before) => {
      const others = before.colors.filter((other) => other !== role);
      return { ...before, colors: locks ? [...others, role] : others };
    });
  return (
    <li className="edit-row" data-edit-role={role}>
      <LockButton label={label} isLocked={isLocked} onChange={lock} />
      <HexField role={role} hex={hex} apply={apply} />
      <ColorNameField
        key={name}
        label={label}
        name={name}
        onChange={(next) => apply({ colors: { [role]: { name: next } } }, `${role} name`)}
      />
      <AlternativeStrip role={role} alternatives={alternatives} apply={apply} />
    </li>
  );
});

/** A component of its own, because it alone renders with every move in the picker. */
function HexField({ role, hex, apply }: Pick<ColorRowProps, 'role' | 'hex' | 'apply'>) {
  const { value, change } = useColorDraft(hex, (next) => {
    if (next.toLowerCase() !== hex.toLowerCase()) apply({ colors: { [role]: { hex: next } } }, `${role} hex`);
  });
  return <ColorField label={ROLE_LABELS[role]} value={value} onChange={change} />;
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
