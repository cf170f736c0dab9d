import type { HarmonyChoice } from '../color/harmony-types.ts';
import type { FontName } from '../typography/font-catalog.ts';
import type { DesignStyleValue } from './design-styles.ts';
import type { IndustryValue } from './industries.ts';

/* The input types of briefs, for editor completion. The schemas validate the same fields of unknown input. */

/** A brief in AI mode: only the purpose of the brand. */
export interface AiBriefInput {
  readonly mode?: 'ai';
  /** What the brand is and does, 10 to 2,000 characters. */
  readonly description: string;
}

/** A brief in Co-Pilot mode: the purpose and optional choices; null means not given. */
export interface CopilotBriefInput {
  readonly mode?: 'copilot';
  /** What the brand is and does, 10 to 2,000 characters. */
  readonly description: string;
  readonly industry?: IndustryValue | null;
  /** The industry in words, at most 200 characters; required when `industry` is `other`. */
  readonly customIndustry?: string | null;
  readonly designStyle?: DesignStyleValue | null;
  /** At most 200 characters. */
  readonly targetAudience?: string | null;
  /** `#RRGGBB`; kept byte for byte as the primary. */
  readonly primaryColorHex?: string | null;
  /** `#RRGGBB`; kept byte for byte as a secondary. */
  readonly secondaryColorHex?: string | null;
  readonly primaryFont?: FontName | null;
  /** Default: `auto`. */
  readonly colorHarmony?: HarmonyChoice | null;
}

/** A color that the user chose. */
export interface ColorInput {
  /** `#RRGGBB`, kept byte for byte. */
  readonly hex: string;
  /** 1 to 80 characters. */
  readonly name: string;
}

/** A brief in Custom mode: all colors, both fonts and the name. */
export interface CustomBriefInput {
  readonly mode?: 'custom';
  /** 1 to 120 characters. */
  readonly name: string;
  /** At most 2,000 characters. */
  readonly description?: string | null;
  readonly primary: ColorInput;
  readonly secondary: readonly [ColorInput, ColorInput];
  readonly accent: readonly [ColorInput, ColorInput, ColorInput, ColorInput];
  readonly headerFont: FontName;
  readonly bodyFont: FontName;
}
