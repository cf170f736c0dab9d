import type { UserView } from '@stylekit/server/contract';
import { MODE_LABELS } from '../../../lib/mode-labels.ts';
import type { Mode } from '../generation-mode.ts';

const MODE_SUMMARIES = [
  {
    key: 'ai',
    description: 'Describe what the brand is for. StyleKit creates the colors, fonts and elements.',
    cost: '1 AI credit',
  },
  {
    key: 'copilot',
    description:
      'Choose what matters to you: industry, style, audience, colors, a font. StyleKit completes the rest.',
    cost: '1 AI credit',
  },
  {
    key: 'custom',
    description: 'Choose all seven colors and both fonts yourself. The guide is ready immediately.',
    cost: '1 custom credit',
  },
] as const satisfies readonly { readonly key: Mode; readonly [part: string]: string }[];

interface SideCardProps {
  readonly user: Pick<UserView, 'credits' | 'customLimit'>;
  readonly mode: Mode;
}

/** The credit balances and a summary of each mode. */
export function SideCard({ user, mode }: SideCardProps) {
  return (
    <aside className="generator-side" aria-label="Modes and credits">
      <dl className="side-balances">
        <div>
          <dt>AI Credits</dt>
          <dd>{user.credits}</dd>
        </div>
        <div>
          <dt>Custom Credits</dt>
          <dd>{user.customLimit}</dd>
        </div>
      </dl>
      <ul className="side-modes">
        {MODE_SUMMARIES.map(({ key, description, cost }) => (
          <li key={key} data-chosen={key === mode}>
            <h2>{MODE_LABELS[key]}</h2>
            <p>{description}</p>
            <span className="note">{cost}</span>
          </li>
        ))}
      </ul>
      <p className="side-terms">You're only charged if the guide is generated.</p>
    </aside>
  );
}
