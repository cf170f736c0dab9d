import type { Guide } from '../guide/guide.ts';
import type { GuideSettings } from '../settings/guide-settings.ts';
import type { TokenGroup } from '../token/dtcg.ts';
import { toTokenGroups } from '../token/guide-tokens.ts';
import { printTokens } from './guide-dictionary.ts';
import { printCss } from './print-css.ts';

/** Token groups that the stylesheet does not print: composites, whose parts are printed separately. */
const NOT_PRINTED: ReadonlySet<string> = new Set(['type']);

/** The stylesheet of a guide: Style Dictionary resolves and transforms the tokens, a custom format prints them. */
export async function exportCss(guide: Guide, settings: GuideSettings): Promise<string> {
  return await printTokens(printedGroups(guide, settings), (values) =>
    printCss({
      guide,
      settings,
      value: (...path) => {
        const value = values.get(path.join('.'));
        if (value === undefined) throw new RangeError(`There is no token ${path.join('.')}.`);
        return value;
      },
    }),
  );
}

function printedGroups(guide: Guide, settings: GuideSettings): TokenGroup {
  return Object.fromEntries(
    Object.entries(toTokenGroups(guide, settings)).filter(([name]) => !NOT_PRINTED.has(name)),
  );
}
