import { type Guide, guideColors, PALETTE_ROLES, wcagContrast } from '@stylekit/engine';
import { compareVerdicts } from '../color/view-colors.ts';
import { ROLE_LABELS } from '../part-labels.ts';

/** A pair of colors whose WCAG 2.2 level differs between two guides. */
export interface ContrastChange {
  /** `Primary and White` */
  readonly pair: string;
  readonly from: number;
  readonly to: number;
  readonly isBetter: boolean;
}

interface NamedHex {
  readonly name: string;
  readonly hex: string;
}

/** All pairs of roles, white and black whose level changes from one guide to the other, the largest changes first. */
export function findContrastChanges(left: Guide, right: Guide): ContrastChange[] {
  const [before, after] = [namedColors(left), namedColors(right)];
  const changes: ContrastChange[] = [];
  for (const [index, color] of before.entries()) {
    for (let other = index + 1; other < before.length; other += 1) {
      const [partner, newColor, newWith] = [before[other], after[index], after[other]];
      if (partner === undefined || newColor === undefined || newWith === undefined) continue;
      const [from, to] = [wcagContrast(color.hex, partner.hex), wcagContrast(newColor.hex, newWith.hex)];
      const direction = compareVerdicts(from, to);
      if (direction !== 0)
        changes.push({ pair: `${color.name} and ${partner.name}`, from, to, isBetter: direction > 0 });
    }
  }
  return changes.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
}

function namedColors(guide: Guide): NamedHex[] {
  const colors = guideColors(guide);
  return [
    ...PALETTE_ROLES.map((role, index) => ({
      name: ROLE_LABELS[role],
      hex: colors[index]?.hex ?? '#000000',
    })),
    { name: 'white', hex: '#FFFFFF' },
    { name: 'black', hex: '#000000' },
  ];
}
