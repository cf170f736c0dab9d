/** How many attempts at a style guide this process ended, by outcome; `/metrics` shows it. */
export type AttemptCounts = Map<string, number>;
