import type { MockUpProps } from '../thing-texts.ts';
import './mock-ups.css';
import './landing.css';

/** The first screen of a website: the title, one action, and a composition of the palette. */
export function LandingMockUp({ texts }: MockUpProps) {
  return (
    <div className="landing-thing">
      <div className="landing-bar">
        <span className="thing-name text-h5" dir="auto">
          {texts.name}
        </span>
        <span className="landing-links text-body-sm">
          <span>About</span>
          <span>Work</span>
          <span>Contact</span>
        </span>
      </div>
      <div className="landing-main">
        <div className="landing-words" data-length={texts.titleLength}>
          <p className="text-h1" dir="auto">
            {texts.title}
          </p>
          <p className="text-body-lg thing-clamp" dir="auto">
            {texts.text}
          </p>
          <div className="landing-actions">
            <span className="btn-primary">Get started</span>
            <span className="link-primary text-body">Learn more</span>
          </div>
        </div>
        <div className="landing-art">
          <div className="landing-hero text-h1">{texts.initial}</div>
          <div className="landing-tall" />
          <div className="landing-wide" />
          <div className="thing-highlight" />
        </div>
      </div>
      <div className="landing-statement text-h5">
        <p className="thing-clamp" dir="auto">
          {texts.description}
        </p>
      </div>
    </div>
  );
}
