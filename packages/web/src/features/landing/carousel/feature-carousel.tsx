import { type TouchEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { useStartLink } from '../call-to-action.tsx';
import { PauseButton } from '../pause-button.tsx';
import { useMotion } from '../use-motion.ts';
import { toPages } from './carousel-state.ts';
import { FEATURES, type Feature } from './features.ts';
import { type CarouselControl, useCarousel } from './use-carousel.ts';
import './carousel.css';

const PER_PAGE = { wide: 6, narrow: 1 } as const;
const NARROW = '(max-width: 767px)';
/** The distance in pixels from which a horizontal touch turns the page. */
const SWIPE_PX = 40;

/** The features, six per page or one on phones. It moves by itself unless the user points at, touches or focuses it. */
export function FeatureCarousel() {
  const perPage = useMediaQuery(NARROW) ? PER_PAGE.narrow : PER_PAGE.wide;
  const pages = toPages(FEATURES, perPage);
  const [isHeld, setHeld] = useState({ hover: false, touch: false, focus: false });
  const { isMoving } = useMotion();
  const isFree = !(isHeld.hover || isHeld.touch || isHeld.focus);
  const carousel = useCarousel({ pageCount: pages.length, isMoving: isMoving && isFree });
  const hold = (part: Partial<typeof isHeld>) => setHeld((old) => ({ ...old, ...part }));
  const swipe = useSwipe(carousel.move);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark of the page.
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Features"
      onMouseEnter={() => hold({ hover: true })}
      onMouseLeave={() => hold({ hover: false })}
      onTouchStart={(event) => {
        hold({ touch: true });
        swipe.start(event);
      }}
      onTouchEnd={(event) => {
        hold({ touch: false });
        swipe.end(event);
      }}
      onTouchCancel={() => hold({ touch: false })}
      onFocus={() => hold({ focus: true })}
      onBlur={() => hold({ focus: false })}
    >
      <div className="carousel-pages" aria-live={isMoving && isFree ? 'off' : 'polite'}>
        {pages.map((cards, index) => (
          <Page
            key={cards[0]?.title}
            cards={cards}
            first={index * perPage}
            label={`${index + 1} of ${pages.length}`}
            isShown={index === carousel.page}
          />
        ))}
      </div>
      <Controls carousel={carousel} pages={pages} />
    </div>
  );
}

interface PageProps {
  readonly cards: readonly Feature[];
  /** The index of the first card. */
  readonly first: number;
  readonly label: string;
  readonly isShown: boolean;
}

/** All pages share one place, so the height never changes. */
function Page({ cards, first, label, isShown }: PageProps) {
  const href = useStartLink();
  return (
    <ul className="carousel-page" aria-label={label} inert={!isShown} data-shown={isShown}>
      {cards.map(({ title, text }, index) => (
        <li key={title} className="feature">
          <span className="note" aria-hidden="true">
            {String(first + index + 1).padStart(2, '0')}
          </span>
          <h3>
            <Link href={href}>{title}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface ControlsProps {
  readonly carousel: CarouselControl;
  readonly pages: readonly (readonly Feature[])[];
}

function Controls({ carousel, pages }: ControlsProps) {
  const isSingle = pages[0]?.length === 1;
  return (
    <div className="carousel-controls">
      <ArrowButton label="Previous features" icon="i-lucide-arrow-left" onClick={() => carousel.move(-1)} />
      <ArrowButton label="Next features" icon="i-lucide-arrow-right" onClick={() => carousel.move(1)} />
      <div className="carousel-dots">
        {pages.map((cards, index) => (
          <button
            key={cards[0]?.title}
            type="button"
            className="carousel-dot"
            aria-label={isSingle ? `Feature ${index + 1}: ${cards[0]?.title}` : `Page ${index + 1}`}
            aria-current={index === carousel.page}
            onClick={() => carousel.show(index)}
          />
        ))}
      </div>
      <PauseButton />
    </div>
  );
}

interface ArrowButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly onClick: () => void;
}

function ArrowButton({ label, icon, onClick }: ArrowButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
      <span className={icon} aria-hidden="true" />
    </button>
  );
}

/** Turns the page on a horizontal swipe. */
function useSwipe(move: (by: number) => void) {
  const startX = useRef(0);
  const xOf = (event: TouchEvent) => event.changedTouches[0]?.clientX ?? startX.current;
  return {
    start: (event: TouchEvent) => {
      startX.current = xOf(event);
    },
    end: (event: TouchEvent) => {
      const distance = xOf(event) - startX.current;
      if (Math.abs(distance) >= SWIPE_PX) move(distance < 0 ? 1 : -1);
    },
  };
}
