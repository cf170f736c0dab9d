import type { MockUpProps } from '../thing-texts.ts';
import './mock-ups.css';
import './poster.css';

/** A poster in the proportions of ISO 216, with the title as large as it fits. */
export function PosterMockUp({ texts }: MockUpProps) {
  return (
    <div className="thing-table">
      <div className="poster-sheet">
        <div className="poster-art">
          <span className="poster-disc" />
          <span className="poster-field" />
          <span className="thing-highlight" />
        </div>
        <p className="poster-title thing-clamp" data-length={texts.titleLength} dir="auto">
          {texts.title}
        </p>
        <div className="poster-foot">
          <span className="poster-name" dir="auto">
            {texts.name}
          </span>
          <span className="thing-clamp" dir="auto">
            {texts.description}
          </span>
        </div>
      </div>
    </div>
  );
}
