import { type Guide, TYPE_LEVELS } from '@stylekit/engine';
import {
  BASE_SIZES_REM,
  buildTypeScale,
  LEVEL_SIZE_RANGE,
  snapToRange,
  type TypeLevel,
} from '@stylekit/engine/stylesheet';
import { useAtom } from 'jotai';
import { type ChangeEvent, useState } from 'react';
import type { SettingsAtom } from '../settings/settings-atoms.ts';

const LEVEL_CLASSES =
  'grid grid-cols-[72px_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2 border-b ' +
  'border-border-subtle py-4 sm:grid-cols-[72px_minmax(0,1fr)_auto]';

interface TypeLevelsProps {
  readonly guide: Guide;
  /** The id of the stylesheet of the levels. */
  readonly sheetId: string;
  readonly settingsAtom: SettingsAtom;
  readonly hasControls: boolean;
}

/**
 * The nine type levels at the current window width, each with its size on wide screens. Base sizes are editable and
 * multiplied by the scale.
 */
export function TypeLevels({ guide, sheetId, settingsAtom, hasControls }: TypeLevelsProps) {
  return (
    <div>
      <p className="no-print note mt-3 [@media(min-width:1281px)]:hidden">
        Sizes are for wide screens. Headings are smaller in windows up to 1280 px wide, such as this one.
      </p>
      {hasControls && (
        <p className="no-print note hidden justify-end gap-3 pt-2 sm:flex" aria-hidden="true">
          <span className="w-16 text-right">base (rem)</span>
          <span className="w-34 text-right">wide screens</span>
        </p>
      )}
      <ul data-guide-sheet={sheetId} className="m-0 list-none p-0">
        {TYPE_LEVELS.map((level) => (
          <li key={level} className={LEVEL_CLASSES}>
            <span className="note">{level}</span>
            <span
              className={`type-level text-${level} order-last col-span-2 sm:order-none sm:col-span-1`}
              data-level={level}
            >
              {level.startsWith('body') ? guide.exampleText : guide.exampleTitle}
            </span>
            <LevelSize level={level} settingsAtom={settingsAtom} hasControls={hasControls} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LevelSize({
  level,
  settingsAtom,
  hasControls,
}: { readonly level: TypeLevel } & Omit<TypeLevelsProps, 'guide' | 'sheetId'>) {
  const [settings, change] = useAtom(settingsAtom);
  const { typography } = settings;
  const sizes = buildTypeScale(typography);
  const [draft, setDraft] = useState<string | null>(null);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setDraft(event.currentTarget.value);
    const requested = event.currentTarget.valueAsNumber;
    if (Number.isNaN(requested)) return;
    const sizeRem = snapToRange(requested, LEVEL_SIZE_RANGE);
    change((old) => ({
      ...old,
      typography: { ...old.typography, sizesRem: { ...old.typography.sizesRem, [level]: sizeRem } },
    }));
  };
  const base = typography.sizesRem[level] ?? BASE_SIZES_REM[level];
  return (
    <span className="flex items-baseline justify-end gap-3">
      {hasControls && (
        <label className="no-print flex items-baseline gap-1">
          <span className="sr-only">{level} base size in rem</span>
          <input
            type="number"
            className="size-field"
            min={LEVEL_SIZE_RANGE.min}
            max={LEVEL_SIZE_RANGE.max}
            step={0.125}
            value={draft ?? base}
            onChange={onChange}
            onBlur={() => setDraft(null)}
          />
        </label>
      )}
      <output
        className="code inline-block min-w-34 text-right text-muted"
        aria-live="off"
        data-size-of={level}
      >
        {sizes[level]}rem · {Math.round(sizes[level] * 1600) / 100}px
      </output>
    </span>
  );
}
