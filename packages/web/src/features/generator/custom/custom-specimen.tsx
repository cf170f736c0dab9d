import { type Guide, initialSettings } from '@stylekit/engine';
import { filledColors, foregroundColors, surfacesOf } from '@stylekit/engine/stylesheet';
import { toRatioMark } from './custom-ratio.ts';
import { PREVIEW_SHEET, useCustomSheet } from './custom-sheet.ts';

interface CustomSpecimenProps {
  readonly guide: Guide;
  readonly title: string;
  readonly text: string;
}

/** A heading, text and two buttons, painted by the stylesheet of the guide. */
export function CustomSpecimen({ guide, title, text }: CustomSpecimenProps) {
  useCustomSheet(guide);
  return (
    <>
      <div data-guide-sheet={PREVIEW_SHEET} data-surface="light" className="custom-specimen">
        <p className="text-h3 custom-specimen-title" dir="auto">
          {title}
        </p>
        <p className="text-body custom-specimen-text" dir="auto">
          {text}
        </p>
        <p className="custom-specimen-buttons">
          <span className="btn-primary">Get started</span>
          <span className="btn-outline-secondary-1">Read more</span>
        </p>
      </div>
      <Ratios guide={guide} />
    </>
  );
}

/** The contrast of the two buttons, measured on the same colors. */
function Ratios({ guide }: { readonly guide: Guide }) {
  const [surface] = surfacesOf(guide);
  const [filled] = filledColors(guide, initialSettings(guide).buttons);
  const [, outline] = foregroundColors(guide, surface);
  if (filled === undefined || outline === undefined) return null;
  return (
    <dl className="custom-ratios note">
      <div>
        <dt>Get started</dt>
        <dd>{toRatioMark(filled.rest.background, filled.rest.text)}</dd>
      </div>
      <div>
        <dt>Read more</dt>
        <dd>{toRatioMark(surface.background, outline.foreground)}</dd>
      </div>
    </dl>
  );
}
