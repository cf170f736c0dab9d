import { useEffect, useRef } from 'react';
import { useNearViewport } from '../../lib/use-near-viewport.ts';
import { PauseButton } from './pause-button.tsx';
import { useMotion } from './use-motion.ts';
import './demo-film.css';

/** A silent film of the product at work, loaded with its still when it comes near. With less motion, it starts only on request. */
export function DemoFilm() {
  const { isMoving, isReduced } = useMotion();
  const film = useRef<HTMLVideoElement>(null);
  const isNear = useNearViewport(film, '25% 0px');
  useEffect(() => {
    const video = film.current;
    if (video === null || !isNear || isReduced) return;
    // A browser that saves power refuses to play by itself, and the still remains.
    if (isMoving) void video.play().catch(() => undefined);
    else video.pause();
  }, [isNear, isMoving, isReduced]);
  return (
    <figure className="demo-film">
      <video
        ref={film}
        src={isNear ? '/demo.mp4' : undefined}
        poster={isNear ? '/demo.webp' : undefined}
        width={1280}
        height={800}
        preload="none"
        muted
        loop
        playsInline
        controls={isReduced}
        aria-describedby="demo-film-text"
      />
      <figcaption>
        <p id="demo-film-text" className="note m-0">
          A brief becomes a guide: one sentence, the palette and type it leads to, a corner radius changed,
          and the CSS exported. No sound.
        </p>
        <PauseButton />
      </figcaption>
    </figure>
  );
}
