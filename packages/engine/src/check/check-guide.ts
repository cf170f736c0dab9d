import type { Guide } from '../guide/guide.ts';
import { initialSettings } from '../guide/initial-settings.ts';
import type { GuideSettings } from '../settings/guide-settings.ts';
import type { Finding, Rule, Severity } from './finding.ts';
import { brokenReference } from './rules/broken-reference.ts';
import { codeMismatch } from './rules/code-mismatch.ts';
import { controlContrast } from './rules/control-contrast.ts';
import { duplicateName } from './rules/duplicate-name.ts';
import { fontUrl } from './rules/font-url.ts';
import { missingWeight } from './rules/missing-weight.ts';
import { outOfGamut } from './rules/out-of-gamut.ts';
import { similarColors, similarForDeficiency } from './rules/similar-colors.ts';
import { staleMeasurement } from './rules/stale-measurement.ts';
import { strayHue } from './rules/stray-hue.ts';
import { textContrast } from './rules/text-contrast.ts';
import { unknownFont } from './rules/unknown-font.ts';

/** All rules, in the order in which their findings are reported. */
export const RULES: readonly Rule[] = [
  textContrast,
  controlContrast,
  outOfGamut,
  codeMismatch,
  missingWeight,
  unknownFont,
  fontUrl,
  brokenReference,
  similarColors,
  similarForDeficiency,
  strayHue,
  duplicateName,
  staleMeasurement,
];

const SEVERITY_ORDER: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * Checks a guide with the given settings, by default its initial ones, against every rule, with the colors that its stylesheet renders.
 *
 * Findings are sorted by severity, then by the order of `RULES` and of the guide. Empty when there are no issues.
 */
export function checkGuide(guide: Guide, settings: GuideSettings = initialSettings(guide)): Finding[] {
  const findings = RULES.flatMap((rule) => rule.run({ guide, settings }));
  return SEVERITY_ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}
