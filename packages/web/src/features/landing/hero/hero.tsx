import { useRef } from 'react';
import { useHotkey } from '../../../lib/use-hotkey.ts';
import { CallToAction } from '../call-to-action.tsx';
import { DemoFilm } from '../demo-film.tsx';
import { PauseButton } from '../pause-button.tsx';
import { useMotion } from '../use-motion.ts';
import { BriefForm } from './brief-form.tsx';
import { MiniSheet } from './mini-sheet.tsx';
import { SAMPLE_MINI_GUIDE } from './sample-mini-guide.ts';
import { TypedHeadline } from './typed-headline.tsx';
import type { HeroGuide } from './use-hero-guide.ts';
import './hero.css';

/** The first section: the headline, the brief that becomes a guide, and the guide in miniature. */
export function Hero({ hero }: { readonly hero: HeroGuide }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useHotkey({
    key: '/',
    label: 'Focus the brand description',
    onPress: (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });
  return (
    <section id="how-it-works" className="page hero">
      <div className="hero-text">
        <TypedHeadline />
        <p className="hero-lead">
          One sentence about a brand becomes colors that pass, fonts that fit and tokens your code can use.
        </p>
        <BriefForm hero={hero} field={field} />
        <CallToAction />
      </div>
      <Visual hero={hero} />
      <Audiences />
      <DemoFilm />
    </section>
  );
}

function Visual({ hero }: { readonly hero: HeroGuide }) {
  const { isMoving } = useMotion();
  const mini = hero.made?.mini ?? SAMPLE_MINI_GUIDE;
  const [, , companion, highlight, , third] = mini.colors;
  const fields = { companion, highlight, third };
  return (
    <div className="hero-visual" aria-busy={hero.isGenerating} data-moving={isMoving}>
      {Object.entries(fields).map(([name, color]) => (
        <span
          key={name}
          className="hero-shape swatch"
          data-shape={name}
          style={{ backgroundColor: color?.hex }}
          aria-hidden="true"
        />
      ))}
      <MiniSheet mini={mini} />
      <div className="hero-caption">
        <p className="note m-0" dir="auto">
          {hero.made === null ? 'Sample guide' : mini.name}
        </p>
        <PauseButton />
      </div>
    </div>
  );
}

const AUDIENCES = [
  {
    title: 'For designers',
    text: 'Every pair of colors measured, every choice explained. Change a color and the numbers follow.',
  },
  {
    title: 'For businesses',
    text: 'From one sentence to a brand guide in minutes. Three guides free, with full commercial rights.',
  },
  {
    title: 'For developers',
    text: 'CSS variables, JSON and design tokens. The command fails your build when code and brand differ.',
  },
] as const;

function Audiences() {
  return (
    <ul className="audiences">
      {AUDIENCES.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
