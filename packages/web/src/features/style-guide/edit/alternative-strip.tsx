import type { AlternativeKind, ColorAlternative, PaletteRole } from '@stylekit/engine/edit';
import { memo } from 'react';
import { ROLE_LABELS } from '../part-labels.ts';
import type { GuideEditor } from './use-guide-editor.ts';

const KIND_LABELS: Readonly<Record<AlternativeKind, string>> = {
  warmer: 'Warmer',
  cooler: 'Cooler',
  lighter: 'Lighter',
  deeper: 'Deeper',
  quieter: 'Quieter',
  stronger: 'Stronger',
  'more-contrast': 'More contrast',
};

interface AlternativeStripProps {
  readonly role: PaletteRole;
  readonly alternatives: readonly ColorAlternative[];
  readonly apply: GuideEditor['apply'];
}

/** Colors to replace a color with: warmer, deeper, quieter … Each stays apart from the rest of the palette. */
export const AlternativeStrip = memo(function AlternativeStrip(props: AlternativeStripProps) {
  const { role, alternatives, apply } = props;
  const choose = ({ hex, name }: ColorAlternative) =>
    apply({ colors: { [role]: { hex, name } } }, `${role} ${hex}`);
  return (
    <fieldset className="edit-strip" aria-label={`Alternatives for ${ROLE_LABELS[role]}`}>
      {alternatives.map((alternative) => (
        <button
          key={alternative.kind}
          type="button"
          className="edit-chip"
          title={`${KIND_LABELS[alternative.kind]}: ${alternative.name}, ${alternative.hex}`}
          onClick={() => choose(alternative)}
        >
          <span className="swatch edit-chip-color" style={{ backgroundColor: alternative.hex }} />
          {KIND_LABELS[alternative.kind]}
        </button>
      ))}
    </fieldset>
  );
});
