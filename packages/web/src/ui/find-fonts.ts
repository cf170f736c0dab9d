/** A font family from the catalog. */
export interface FontChoice {
  readonly name: string;
  /** `sans`, `serif`, `display`, `handwriting` or `mono`. */
  readonly category: string;
  /** A short description of the design. */
  readonly character: string;
}

export interface FontGroup {
  readonly label: string;
  readonly fonts: readonly FontChoice[];
}

const CATEGORY_LABELS: Readonly<Record<string, string>> = {
  sans: 'Sans',
  serif: 'Serif',
  display: 'Display',
  handwriting: 'Handwriting',
  mono: 'Mono',
};

/**
 * Finds the families where each query word is a prefix of a word in the name, category or character. Groups them by
 * category in catalog order. An empty query returns all families.
 */
export function findFonts(fonts: readonly FontChoice[], query: string): FontGroup[] {
  const words = toWords(query);
  const found = fonts.filter((font) => {
    const keywords = toWords(`${font.name} ${categoryLabel(font.category)} ${font.character}`);
    return words.every((word) => keywords.some((keyword) => keyword.startsWith(word)));
  });
  const groups = Map.groupBy(found, ({ category }) => category);
  return [...groups].map(([category, members]) => ({ label: categoryLabel(category), fonts: members }));
}

function categoryLabel(category: string): string {
  return CATEGORY_LABELS[category] ?? category;
}

function toWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
