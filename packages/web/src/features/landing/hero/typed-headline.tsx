import { useEffect, useState } from 'react';
import { type Motion, useMotion } from '../use-motion.ts';
import { nextTyping, PAGE_START, PHRASES, SUFFIX, typedText, typingDelay } from './typing-cycle.ts';

const STABLE_TEXT = `${PHRASES.slice(0, -1).join(', ')} and ${PHRASES.at(-1)} ${SUFFIX}`;

/**
 * The headline, typed and deleted in turn. Screen readers get one text that does not change. The box fits the longest
 * phrase, so nothing below it moves.
 */
export function TypedHeadline() {
  const motion = useMotion();
  const { text, hasSuffix } = useTyping(motion);
  return (
    <h1 className="headline">
      <span className="sr-only">{STABLE_TEXT}</span>
      <span aria-hidden="true" className="headline-lines" data-suffix={hasSuffix}>
        <span className="headline-phrases">
          <span className="headline-typed" data-caret={!motion.isReduced}>
            {text}
          </span>
          {PHRASES.map((phrase) => (
            <span key={phrase} className="headline-space" data-text={phrase} />
          ))}
        </span>
        <em className="headline-suffix">{SUFFIX}</em>
      </span>
    </h1>
  );
}

function useTyping({ isMoving, isReduced }: Motion): { text: string; hasSuffix: boolean } {
  const [state, setState] = useState(PAGE_START);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setState(nextTyping(state)), typingDelay(state));
    return () => clearTimeout(timer);
  }, [state, isMoving]);
  if (isReduced) return { text: PHRASES[0], hasSuffix: true };
  return { text: typedText(state), hasSuffix: state.hasCycled };
}
