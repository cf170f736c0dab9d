/** The phrases of the headline. */
export const PHRASES = [
  'Style Guides',
  'Brand Guidelines',
  'Palette Colors',
  'Design Tokens',
  'CSS Variables',
  'Mood Boards',
] as const;

/** The text that follows the phrases after the first cycle. */
export const SUFFIX = 'In Minutes';

const DELAY_MS = { typing: 100, holding: 2_000, deleting: 80 } as const;

/** A state of the headline that is typed and deleted. */
export interface Typing {
  /** The index of the phrase. */
  readonly phrase: number;
  /** The number of characters shown. */
  readonly length: number;
  readonly phase: keyof typeof DELAY_MS;
  /** Whether all phrases have been typed and deleted once. */
  readonly hasCycled: boolean;
}

export const TYPING_START: Typing = { phrase: 0, length: 0, phase: 'typing', hasCycled: false };

/** The first state of a page: the first phrase is complete, so that the page can be read before its scripts run. */
export const PAGE_START: Typing = { ...TYPING_START, length: PHRASES[0].length, phase: 'holding' };

/** How long a state is shown, in milliseconds. */
export function typingDelay({ phase }: Typing): number {
  return DELAY_MS[phase];
}

/** The state that follows. */
export function nextTyping(state: Typing): Typing {
  const { phrase, length, phase } = state;
  if (phase === 'holding') return { ...state, phase: 'deleting' };
  if (phase === 'typing') {
    const isComplete = length + 1 >= toPhrase(phrase).length;
    return { ...state, length: length + 1, phase: isComplete ? 'holding' : 'typing' };
  }
  if (length > 1) return { ...state, length: length - 1 };
  const next = (phrase + 1) % PHRASES.length;
  return { phrase: next, length: 0, phase: 'typing', hasCycled: state.hasCycled || next === 0 };
}

/** The visible text of a state. */
export function typedText({ phrase, length }: Typing): string {
  return toPhrase(phrase).slice(0, length);
}

function toPhrase(index: number): string {
  return PHRASES[index] ?? '';
}
