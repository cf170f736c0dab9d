import type { MockUpProps, ThingTexts } from '../thing-texts.ts';
import './mock-ups.css';
import './app.css';

/** Two screens of an app: the start, and the list behind it where there is room for two. */
export function AppMockUp({ texts, colors }: MockUpProps) {
  return (
    <div className="thing-table app-thing">
      <Welcome texts={texts} />
      <div className="app-screen app-list">
        <p className="text-h4">Colors</p>
        <div className="app-rows">
          {colors.map(({ role, variable, name, hex }) => (
            <div key={role}>
              <span className="app-swatch" style={{ background: `var(${variable})` }} />
              <span className="app-row-words">
                <span className="thing-name text-body" dir="auto">
                  {name}
                </span>
                <span className="text-body-sm thing-muted">{hex.toUpperCase()}</span>
              </span>
            </div>
          ))}
        </div>
        <div className="app-tabs">
          <span className="i-lucide-compass" />
          <span className="i-lucide-palette" data-current />
          <span className="i-lucide-bookmark" />
          <span className="i-lucide-user" />
        </div>
      </div>
    </div>
  );
}

function Welcome({ texts }: { readonly texts: ThingTexts }) {
  return (
    <div className="app-screen app-welcome">
      <span className="thing-name text-h6" dir="auto">
        {texts.name}
      </span>
      <div className="app-mark">
        <span className="thing-highlight" />
      </div>
      <p className="text-h3 thing-clamp" dir="auto">
        {texts.title}
      </p>
      <p className="text-body thing-clamp" dir="auto">
        {texts.text}
      </p>
      <span className="btn-secondary-1">Continue</span>
    </div>
  );
}
