import * as z from '../zod.ts';
import { PLAIN_CARDS } from './card-colors.ts';
import { GUIDE_VERSION } from './guide.ts';
import { toElements } from './guide-elements.ts';
import { NEUTRAL_SURFACES } from './surface.ts';

/*
 * Documents of version 1 have no surfaces of their own, no labels, and cards with the same colors on both surfaces. The
 * added parts keep their look; invalid values are kept, so that the schema reports them.
 */

const part = z.looseObject({});
const oldElements = z.looseObject({ buttons: part, cards: part, inputs: part });

/** Upgrades a document of version 1 to the current one. */
export function upgradeVersion1(input: object): object {
  const elements = oldElements.safeParse('elements' in input ? input.elements : null);
  return {
    surfaces: NEUTRAL_SURFACES,
    ...input,
    version: GUIDE_VERSION,
    ...(elements.success ? { elements: upgradeElements(elements.data) } : {}),
  };
}

function upgradeElements(old: z.infer<typeof oldElements>): object {
  const { buttons, cards, inputs } = toElements({ primary: '#000000', secondary: '#000000' });
  const { backgroundColor = cards.backgroundColor, shadowColor = cards.shadowColor } = old.cards;
  return {
    ...old,
    buttons: { label: buttons.label, ...old.buttons },
    cards: {
      shadowStyle: cards.shadowStyle,
      borderWidth: cards.borderWidth,
      borderColor: cards.borderColor,
      dark: { ...PLAIN_CARDS.dark, backgroundColor, shadowColor },
      ...old.cards,
    },
    inputs: { borderWidth: inputs.borderWidth, ...old.inputs },
  };
}
