import type { MockUpProps } from '../thing-texts.ts';
import './mock-ups.css';
import './email.css';

/** A message with one picture, one thought and one action. */
export function EmailMockUp({ texts }: MockUpProps) {
  return (
    <div className="thing-table email-thing">
      <div className="email-sheet">
        <div className="email-head text-body-sm">
          <span className="email-avatar">{texts.initial}</span>
          <span className="email-sender">
            <span className="thing-name text-h6" dir="auto">
              {texts.name}
            </span>
            <span className="thing-name thing-muted" dir="auto">
              {texts.title}
            </span>
          </span>
        </div>
        <div className="email-picture">
          <span />
          <span className="thing-highlight" />
        </div>
        <div className="email-words">
          <p className="text-h3 thing-clamp" dir="auto">
            {texts.title}
          </p>
          <p className="text-body thing-clamp" dir="auto">
            {texts.text}
          </p>
          <span className="btn-primary">Read more</span>
        </div>
        <p className="email-foot text-body-sm thing-muted" dir="auto">
          <span className="thing-clamp">{texts.description}</span>
        </p>
      </div>
    </div>
  );
}
