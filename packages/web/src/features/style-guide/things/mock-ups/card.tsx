import type { MockUpProps } from '../thing-texts.ts';
import './mock-ups.css';
import './card.css';

/** Both sides of a card, 85 × 55 mm. */
export function CardMockUp({ texts }: MockUpProps) {
  return (
    <div className="thing-table card-thing">
      <div className="card-side card-back">
        <span className="card-initial">{texts.initial}</span>
        <span className="card-block" />
      </div>
      <div className="card-side card-front" data-length={texts.titleLength}>
        <span className="thing-highlight" />
        <p className="card-name thing-clamp" dir="auto">
          {texts.name}
        </p>
        <p className="card-text thing-clamp" dir="auto">
          {texts.description}
        </p>
      </div>
    </div>
  );
}
