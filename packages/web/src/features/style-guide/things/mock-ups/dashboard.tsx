import { formatRatio } from '@stylekit/engine/check';
import type { ViewColor } from '../../color/view-colors.ts';
import type { MockUpProps } from '../thing-texts.ts';
import './mock-ups.css';
import './dashboard.css';

/** The largest contrast of two colors. */
const MAX_RATIO = 21;

/** A dashboard about the guide itself: its figures are the only ones that are true for any brand. */
export function DashboardMockUp({ texts, colors }: MockUpProps) {
  const ratios = colors.map(({ ratio }) => ratio);
  return (
    <div className="dashboard-thing">
      <div className="dashboard-side text-body-sm">
        <span className="thing-name text-h6" dir="auto">
          {texts.name}
        </span>
        <span className="button-shape" data-current>
          Overview
        </span>
        <span>Colors</span>
        <span>Typography</span>
        <span>Settings</span>
      </div>
      <div className="dashboard-main">
        <div className="dashboard-head">
          <span className="text-h4">Overview</span>
          <span className="dashboard-head-end">
            <span className="thing-highlight text-h6">{texts.initial}</span>
            <span className="btn-primary">Export</span>
          </span>
        </div>
        <div className="dashboard-figures">
          <Figure label="Colors" value={String(colors.length)} />
          <Figure label="Fonts" value={String(texts.fonts.length)} />
          <Figure label="Lowest ratio" value={formatRatio(Math.min(...ratios))} />
        </div>
        <Chart colors={colors} />
        <ColorTable colors={colors} />
      </div>
    </div>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="dashboard-card">
      <p className="text-body-sm">{label}</p>
      <p className="text-h3">{value}</p>
    </div>
  );
}

/** The contrast of each color with its text. Only the primary is emphasized. */
function Chart({ colors }: { readonly colors: readonly ViewColor[] }) {
  return (
    <div className="dashboard-card dashboard-chart">
      <p className="text-h6">Contrast of text on color</p>
      <div className="dashboard-bars text-body-sm">
        {colors.map(({ role, ratio }) => (
          <div key={role} data-role-bar={role}>
            <span>{formatRatio(ratio).split(' ')[0]}</span>
            <span className="dashboard-bar" style={{ height: `${(ratio / MAX_RATIO) * 100}%` }} />
          </div>
        ))}
      </div>
    </div>
  );
}

function ColorTable({ colors }: { readonly colors: readonly ViewColor[] }) {
  return (
    <div className="dashboard-card dashboard-table text-body-sm">
      {colors.map(({ role, variable, name, hex }) => (
        <div key={role}>
          <span className="dashboard-dot" style={{ background: `var(${variable})` }} />
          <span className="thing-name" dir="auto">
            {name}
          </span>
          <span>{hex.toUpperCase()}</span>
        </div>
      ))}
    </div>
  );
}
