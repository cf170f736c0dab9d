import type { Guide } from '../guide/guide.ts';
import { type ExportOptions, type GuideRamps, guideRamps } from '../guide/guide-ramps.ts';
import { initialSettings } from '../guide/initial-settings.ts';
import type { GuideSettings } from '../settings/guide-settings.ts';
import { colorTokens } from './color-tokens.ts';
import { EXTENSION, type TokenGroup } from './dtcg.ts';
import { controlTokens, elementTokens } from './element-tokens.ts';
import { rampTokens } from './ramp-tokens.ts';
import { fontTokens, fontWeightTokens, sizeTokens, typeTokens } from './type-tokens.ts';

/** A complete token document: groups, with a description and metadata at the top. */
export interface TokenDocument {
  readonly $schema: string;
  readonly $description: string;
  readonly $extensions: Readonly<Record<typeof EXTENSION, Readonly<Record<string, unknown>>>>;
  readonly [group: string]: TokenGroup[string] | string | object;
}

const SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json';

/**
 * All tokens of a guide by group, those of its ramps last. The same guide and settings give the same groups in the same
 * order.
 */
export function toTokenGroups(
  guide: Guide,
  settings: GuideSettings = initialSettings(guide),
  ramps: GuideRamps | null = null,
): TokenGroup {
  return {
    ...colorTokens(guide, settings.buttons),
    font: fontTokens(guide),
    'font-weight': fontWeightTokens(guide),
    ...sizeTokens(settings.typography),
    type: typeTokens(guide, settings.typography),
    control: controlTokens(guide, settings.buttons),
    ...elementTokens(guide),
    ...(ramps === null ? {} : rampTokens(ramps)),
  };
}

/**
 * A guide and its settings as design tokens of the Design Tokens Format Module 2025.10.
 *
 * Colors carry components and hex, dimensions only px and rem, typography all five parts; other data is under
 * `dev.stylekit` in `$extensions`. With the option `ramps`, the groups `semantic` and `ramp` are added at the end.
 *
 * @see https://www.designtokens.org/tr/2025.10/format/
 */
export function toTokenDocument(
  guide: Guide,
  settings: GuideSettings = initialSettings(guide),
  options: ExportOptions = {},
): TokenDocument {
  return {
    $schema: SCHEMA,
    $description: guide.name,
    $extensions: {
      [EXTENSION]: {
        guideVersion: guide.version,
        generatedBy: guide.generatedBy,
        harmony: guide.colors.harmony?.type ?? null,
        buttonHover: {
          primary: guide.elements.buttons.primary.hoverEffect,
          secondary: guide.elements.buttons.secondary.hoverEffect,
        },
        buttonTextTransform: guide.elements.buttons.label.textTransform,
      },
    },
    ...toTokenGroups(guide, settings, options.ramps === true ? guideRamps(guide) : null),
  };
}
