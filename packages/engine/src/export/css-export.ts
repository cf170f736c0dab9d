import type { Guide } from '../guide/guide.ts';
import { type ExportOptions, type GuideRamps, guideRamps } from '../guide/guide-ramps.ts';
import type { GuideSettings } from '../settings/guide-settings.ts';
import type { TokenGroup } from '../token/dtcg.ts';
import { toTokenGroups } from '../token/guide-tokens.ts';
import { printTokens } from './guide-dictionary.ts';
import { printCss } from './print-css.ts';

/** Token groups that the stylesheet does not print: composites, whose parts are printed separately. */
const NOT_PRINTED: ReadonlySet<string> = new Set(['type']);

/** The stylesheet of a guide: Style Dictionary resolves and transforms the tokens, a custom format prints them. */
export async function exportCss(
  guide: Guide,
  settings: GuideSettings,
  options: ExportOptions = {},
): Promise<string> {
  const ramps = options.ramps === true ? guideRamps(guide) : null;
  return await printTokens(printedGroups(guide, settings, ramps), (values) =>
    printCss({
      guide,
      settings,
      ramps,
      value: (...path) => {
        const value = values.get(path.join('.'));
        if (value === undefined) throw new RangeError(`There is no token ${path.join('.')}.`);
        return value;
      },
    }),
  );
}

function printedGroups(guide: Guide, settings: GuideSettings, ramps: GuideRamps | null): TokenGroup {
  return Object.fromEntries(
    Object.entries(toTokenGroups(guide, settings, ramps)).filter(([name]) => !NOT_PRINTED.has(name)),
  );
}
