/** The non-Latin scripts that some of the 30 families cover, by the subset names of Google Fonts. */
export type Script = 'cyrillic' | 'greek' | 'hebrew' | 'devanagari';

const RANGES: readonly (readonly [Script, number, number])[] = [
  ['greek', 0x0370, 0x03ff],
  ['cyrillic', 0x0400, 0x052f],
  ['hebrew', 0x0590, 0x05ff],
  ['devanagari', 0x0900, 0x097f],
];

/** The non-Latin scripts of a text, in code point order; scripts outside `Script` are ignored. */
export function scriptsIn(text: string): Script[] {
  const found = new Set<Script>();
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x0370) continue;
    const range = RANGES.find(([, first, last]) => point >= first && point <= last);
    if (range !== undefined) found.add(range[0]);
  }
  return RANGES.flatMap(([script]) => (found.has(script) ? [script] : []));
}
