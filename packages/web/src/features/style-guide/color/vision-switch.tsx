import { Segmented } from '../../../ui/segmented.tsx';
import type { Vision } from './view-colors.ts';

export const VISION_SEGMENTS = [
  { value: 'normal', label: 'Normal' },
  { value: 'protanopia', label: 'Protanopia' },
  { value: 'deuteranopia', label: 'Deuteranopia' },
  { value: 'tritanopia', label: 'Tritanopia' },
] as const satisfies readonly { value: Vision; label: string }[];

interface VisionSwitchProps {
  readonly vision: Vision;
  readonly onChange: (vision: Vision) => void;
}

/** Switches the color-vision simulation. Codes and ratios always show the original colors. */
export function VisionSwitch({ vision, onChange }: VisionSwitchProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="no-print">
        <Segmented legend="Simulate" segments={VISION_SEGMENTS} value={vision} onChange={onChange} />
      </div>
      <p className={vision === 'normal' ? 'note no-print' : 'note'} role="status">
        {vision === 'normal'
          ? 'no simulation'
          : `simulated ${vision} (Machado 2009) · codes and ratios are those of the original colors`}
      </p>
    </div>
  );
}
