import { memo } from 'react';
import { ColorCodes, ContrastMark, swatchStyle, VariableName } from './swatch.tsx';
import type { ViewColor } from './view-colors.ts';

interface PaletteProps {
  readonly colors: readonly ViewColor[];
}

/** The palette: a large primary, medium secondaries and small accents. */
export const Palette = memo(function Palette({ colors }: PaletteProps) {
  const [primary, ...rest] = colors;
  const secondaries = rest.slice(0, 2);
  const accents = rest.slice(2);
  return (
    <div className="grid gap-0.5">
      <div className="grid gap-0.5 sm:grid-cols-[minmax(0,8fr)_minmax(0,7fr)]">
        {primary !== undefined && <PrimaryField color={primary} />}
        <div className="grid gap-0.5 sm:grid-rows-2">
          {secondaries.map((color) => (
            <SecondaryBand key={color.role} color={color} />
          ))}
        </div>
      </div>
      <ul className="palette-accents m-0 grid list-none grid-cols-1 gap-0.5 p-0 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4">
        {accents.map((color) => (
          <AccentChip key={color.role} color={color} />
        ))}
      </ul>
    </div>
  );
});

const PrimaryField = memo(function PrimaryField({ color }: { readonly color: ViewColor }) {
  return (
    <div
      className="swatch swatch-fill flex min-h-90 flex-col justify-between gap-8 p-5 sm:p-6"
      style={swatchStyle(color)}
      data-role={color.role}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-display text-title-fluid leading-none tracking-tight" dir="auto">
          {color.name}
        </p>
        <VariableName color={color} side="start" />
      </div>
      <div className="grid gap-2">
        <ContrastMark color={color} />
        <ColorCodes color={color} />
      </div>
    </div>
  );
});

const SecondaryBand = memo(function SecondaryBand({ color }: { readonly color: ViewColor }) {
  return (
    <div
      className="swatch swatch-fill flex flex-col gap-2 p-5"
      style={swatchStyle(color)}
      data-role={color.role}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-display text-heading-sm leading-tight tracking-snug" dir="auto">
          {color.name}
        </p>
        <VariableName color={color} side="start" />
      </div>
      <ContrastMark color={color} />
      <ColorCodes color={color} />
    </div>
  );
});

const AccentChip = memo(function AccentChip({ color }: { readonly color: ViewColor }) {
  return (
    <li className="grid min-w-0 grid-cols-[96px_minmax(0,1fr)] sm:block" data-role={color.role}>
      <div className="swatch swatch-fill flex min-h-24 items-end p-2 sm:p-3" style={swatchStyle(color)}>
        <ContrastMark color={color} />
      </div>
      <div className="grid justify-items-start gap-1 py-2 pl-4 sm:mt-3 sm:py-0 sm:pr-3 sm:pl-0">
        <p className="font-display text-heading-xs leading-tight" dir="auto">
          {color.name}
        </p>
        <div className="w-full text-muted">
          <VariableName color={color} />
          <ColorCodes color={color} />
        </div>
      </div>
    </li>
  );
});
