import type { Guide } from '@stylekit/engine';
import type { ViewColor } from '../color/view-colors.ts';

/** The texts of the mock-ups. All come from the guide, so that they claim nothing about the brand. */
export interface ThingTexts {
  readonly name: string;
  /** The first letter of the name. */
  readonly initial: string;
  readonly title: string;
  readonly text: string;
  readonly description: string;
  /** Long titles are set smaller on things of a fixed size. */
  readonly titleLength: 'short' | 'medium' | 'long';
  readonly fonts: readonly string[];
}

export interface MockUpProps {
  readonly texts: ThingTexts;
  readonly colors: readonly ViewColor[];
}

/** The most characters of a short and of a medium title. */
const SHORT = 18;
const MEDIUM = 44;

/** Documents of older versions have no example texts; the name and the description replace them. */
export function toThingTexts(guide: Guide): ThingTexts {
  const { name, description } = guide;
  const title = guide.exampleTitle.trim() === '' ? name : guide.exampleTitle;
  return {
    name,
    initial: ([...name.trim()][0] ?? '').toLocaleUpperCase(),
    title,
    text: guide.exampleText.trim() === '' ? description : guide.exampleText,
    description,
    titleLength: title.length <= SHORT ? 'short' : title.length <= MEDIUM ? 'medium' : 'long',
    fonts: [...new Set([guide.fonts.header.name, guide.fonts.body.name])],
  };
}
