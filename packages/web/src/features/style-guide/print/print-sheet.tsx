import type { Guide } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';
import { type ReactNode, useLayoutEffect } from 'react';
import { adoptSheets } from '../../../data/guide-sheet/adopt-sheets.ts';
import { formatDay } from '../../../lib/created-on.ts';
import { useIsPrinting } from '../../../lib/use-is-printing.ts';
import { numbersOf, swatchStyle } from '../color/swatch.tsx';
import type { ViewColor } from '../color/view-colors.ts';
import { SampleButton } from '../elements/sample-button.tsx';
import './print-sheet.css';

/** The light neutral, which guides recommend for pages. */
const PAGE_COLOR = 'accent-2';

interface PrintSheetProps {
  readonly guide: Guide;
  readonly colors: readonly ViewColor[];
  /** The id of the stylesheet of the guide. */
  readonly sheetId: string;
  readonly projectName: string | undefined;
}

/**
 * The first page of a print: the whole guide on one sheet. The areas of the colors are those that the guide recommends:
 * 60 % light neutral, 30 % dark and quiet colors, 10 % primary and highlight.
 */
export function PrintSheet({ guide, colors, sheetId, projectName = '' }: PrintSheetProps) {
  const isPrinting = useIsPrinting();
  useLayoutEffect(() => (isPrinting ? adoptSheets([firstPage()]) : undefined), [isPrinting]);
  if (!isPrinting) return null;
  return (
    <section className="print-sheet sk-surface" data-guide-sheet={sheetId} data-surface="light">
      <header className="print-head">
        <p className="print-name" dir="auto" data-length={lengthOf(guide.name)}>
          {guide.name}
        </p>
        <p className="print-lead" dir="auto">
          {guide.projectDescription === '' ? guide.description : guide.projectDescription}
        </p>
      </header>
      <div className="print-colors">
        {colors.map((color) => (
          <ColorField key={color.role} color={color}>
            {color.role === PAGE_COLOR && <Specimens guide={guide} />}
          </ColorField>
        ))}
      </div>
      <div className="print-buttons">
        <SampleButton colorRole="primary" variant="filled" label="Primary" />
        <SampleButton colorRole="primary" variant="outline" label="Outline" />
        <SampleButton colorRole="secondary-1" variant="filled" label="Secondary" />
        <SampleButton colorRole="accent-1" variant="filled" label="Accent" />
        <span className="text-body">
          <span className="link-primary">Link</span>
        </span>
      </div>
      <footer className="print-foot">
        <span dir="auto">{projectName === '' ? guide.name : projectName}</span>
        <span>
          <span>Style guide</span>
          <span>{formatDay(new Date().toISOString())}</span>
        </span>
      </footer>
    </section>
  );
}

/** The sheet has margins of its own. Without those of the page, browsers print no address and date around it. */
function firstPage(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@page :first { margin: 0 }');
  return sheet;
}

/** Long names are set smaller, so that they fit on two lines. */
function lengthOf(name: string): 'short' | 'medium' | 'long' {
  if (name.length <= 16) return 'short';
  return name.length <= 36 ? 'medium' : 'long';
}

interface ColorFieldProps {
  readonly color: ViewColor;
  readonly children: ReactNode;
}

function ColorField({ color, children }: ColorFieldProps) {
  const { role, name, hex, rgb, cmyk, ratio, textName } = color;
  return (
    <div className="swatch print-color" style={swatchStyle(color)} data-print-role={role}>
      <p className="print-color-name" dir="auto">
        {name}
      </p>
      {children}
      <p className="print-code">
        <span>{hex}</span>
        <span>RGB {numbersOf(rgb)}</span>
        <span>CMYK {numbersOf(cmyk)}</span>
        <span>
          {formatRatio(ratio)} : 1<span className="print-wide"> with {textName}</span>
        </span>
      </p>
    </div>
  );
}

/** Both fonts on the color of pages. */
function Specimens({ guide: { fonts, exampleTitle, exampleText } }: Pick<PrintSheetProps, 'guide'>) {
  return (
    <div className="print-fonts">
      <p className="print-aa print-heading" aria-hidden="true">
        Aa
      </p>
      <p className="print-title print-heading" dir="auto">
        {exampleTitle}
      </p>
      <p className="print-code">
        {fonts.header.name} {fonts.header.weights.join(' ')}
      </p>
      <p className="print-text print-body" dir="auto">
        {exampleText}
      </p>
      <p className="print-text print-body" aria-hidden="true">
        ABCDEFGHIJKLMNOPQRSTUVWXYZ
        <br />
        abcdefghijklmnopqrstuvwxyz 0123456789
      </p>
      <p className="print-code">
        {fonts.body.name} {fonts.body.weights.join(' ')}
      </p>
    </div>
  );
}
