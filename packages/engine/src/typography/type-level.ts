/** The nine levels of the type scale, headings first. */
export const TYPE_LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'body-lg', 'body', 'body-sm'] as const;

/** One of the nine levels of the type scale. */
export type TypeLevel = (typeof TYPE_LEVELS)[number];
