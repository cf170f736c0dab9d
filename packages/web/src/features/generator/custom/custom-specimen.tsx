import { DEFAULT_SETTINGS, type Guide } from '@stylekit/engine';
import { borderColors, filledColors, foregroundColors, surfacesOf } from '@stylekit/engine/stylesheet';
import { toFontStack } from '../../../lib/font-files.ts';
import { toRatioMark } from './custom-ratio.ts';

interface CustomSpecimenProps {
  readonly guide: Guide;
  readonly title: string;
  readonly text: string;
}

/** A sample card with a heading, text and two buttons in the style of the guide. */
export function CustomSpecimen({ guide, title, text }: CustomSpecimenProps) {
  const { headings, body } = guide.typography;
  const [surface] = surfacesOf(guide);
  const [filled] = filledColors(guide, DEFAULT_SETTINGS.buttons);
  const [border] = borderColors(guide, DEFAULT_SETTINGS.buttons, surface);
  const [, outline] = foregroundColors(guide, surface);
  if (filled === undefined || outline === undefined) return null;
  const { background, text: foreground } = filled.rest;
  const shape = { borderRadius: guide.elements.buttons.primary.borderRadius };
  return (
    <>
      <div className="custom-specimen" style={{ backgroundColor: surface.background, color: surface.text }}>
        <p
          className="custom-specimen-title"
          dir="auto"
          style={{
            fontFamily: toFontStack(headings.fontFamily),
            fontWeight: headings.weight,
            lineHeight: headings.lineHeight,
            letterSpacing: headings.letterSpacing,
          }}
        >
          {title}
        </p>
        <div
          style={{
            fontFamily: toFontStack(body.fontFamily),
            fontWeight: body.weight,
            lineHeight: body.lineHeight,
            letterSpacing: body.letterSpacing,
          }}
        >
          <p className="custom-specimen-text" dir="auto">
            {text}
          </p>
          <p className="custom-specimen-buttons">
            <span
              className="custom-button"
              style={{
                ...shape,
                backgroundColor: background,
                borderColor: border?.border ?? background,
                color: foreground,
              }}
            >
              Get started
            </span>
            <span
              className="custom-button"
              style={{ ...shape, borderColor: outline.foreground, color: outline.foreground }}
            >
              Read more
            </span>
          </p>
        </div>
      </div>
      <dl className="custom-ratios note">
        <div>
          <dt>Get started</dt>
          <dd>{toRatioMark(background, foreground)}</dd>
        </div>
        <div>
          <dt>Read more</dt>
          <dd>{toRatioMark(surface.background, outline.foreground)}</dd>
        </div>
      </dl>
    </>
  );
}
