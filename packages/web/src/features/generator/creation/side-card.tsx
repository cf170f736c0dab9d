import type { UserView } from '@stylekit/server/contract';
import { MODE_LABELS } from '../../../lib/mode-labels.ts';
import type { Mode } from '../generation-mode.ts';

const WAYS = [
  {
    key: 'ai',
    words: 'You describe what the brand is for. Colors, fonts and elements follow from it.',
    cost: '1 AI credit',
  },
  {
    key: 'copilot',
    words:
      'You settle what matters to you: industry, style, audience, colors, a font. The rest is composed around it.',
    cost: '1 AI credit',
  },
  {
    key: 'custom',
    words: 'You choose all seven colors and both fonts yourself. The guide is ready at once.',
    cost: '1 custom credit',
  },
] as const satisfies readonly { readonly key: Mode; readonly [part: string]: string }[];

interface SideCardProps {
  readonly user: Pick<UserView, 'credits' | 'customLimit'>;
  readonly mode: Mode;
}

/** What the person has left, and what each mode does and takes of it. */
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
      <ul className="side-ways">
        {WAYS.map(({ key, words, cost }) => (
          <li key={key} data-chosen={key === mode}>
            <h2>{MODE_LABELS[key]}</h2>
            <p>{words}</p>
            <span className="note">{cost}</span>
          </li>
        ))}
      </ul>
      <p className="side-terms">
        An AI credit is set aside when you create and given back if no guide comes of it.
      </p>
    </aside>
  );
}
