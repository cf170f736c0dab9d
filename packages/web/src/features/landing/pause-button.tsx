import { useMotion } from './use-motion.ts';

/** Pauses all automatic motion of the page. Not shown if the system asks for less motion, because nothing moves then. */
export function PauseButton() {
  const { isPaused, isReduced, toggle } = useMotion();
  if (isReduced) return null;
  const label = isPaused ? 'Resume animations' : 'Pause animations';
  return (
    <button type="button" className="icon-button" onClick={toggle} aria-label={label} title={label}>
      <span className={isPaused ? 'i-lucide-play' : 'i-lucide-pause'} aria-hidden="true" />
    </button>
  );
}
