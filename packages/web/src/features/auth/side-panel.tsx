import {
  PANEL_ACCENTS,
  PANEL_PRIMARY,
  PANEL_RATIOS,
  PANEL_SECONDARY,
  type PanelColor,
} from './side-palette.ts';

const BENEFITS = [
  'AI-matched palettes',
  'Instant UI components and tokens',
  'Google-font pairings',
  'One-click CSS and JSON export',
  'All guides in one dashboard',
  '3 free style guides per new account',
  'No credit card needed',
  'Full commercial rights',
] as const;

interface SidePanelProps {
  readonly tab: 'login' | 'register';
}

/** A marketing panel that uses the palette of the sample guide. */
export function SidePanel({ tab }: SidePanelProps) {
  return (
    <aside className="auth-panel swatch" aria-label="About StyleKit" data-tab={tab}>
      <div className="auth-field" style={toStyle(PANEL_PRIMARY)}>
        <p className="auth-headline">
          {tab === 'login' ? (
            <>
              Seven colors
              <br /> that work together.
            </>
          ) : (
            <>
              Three guides,
              <br /> free.
            </>
          )}
        </p>
        <Caption color={PANEL_PRIMARY} ratio={PANEL_RATIOS.primary} />
      </div>
      <div className="auth-field" style={toStyle(PANEL_SECONDARY)}>
        {tab === 'login' ? (
          <p className="auth-text">
            All your style guides in one place: palettes, typefaces and the tokens your code uses.
          </p>
        ) : (
          <ul className="auth-benefits">
            {BENEFITS.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        )}
        <Caption color={PANEL_SECONDARY} ratio={PANEL_RATIOS.secondary} />
      </div>
      <div className="auth-chips" aria-hidden="true">
        {PANEL_ACCENTS.map((hex) => (
          <span key={hex} style={{ backgroundColor: hex }} />
        ))}
      </div>
    </aside>
  );
}

function Caption({ color, ratio }: { readonly color: PanelColor; readonly ratio: string }) {
  return (
    <p className="auth-caption">
      <span>{color.variable}</span>
      <span>{color.hex}</span>
      <span>{ratio}</span>
    </p>
  );
}

function toStyle({ hex, foreground }: PanelColor): { backgroundColor: string; color: string } {
  return { backgroundColor: hex, color: foreground };
}
