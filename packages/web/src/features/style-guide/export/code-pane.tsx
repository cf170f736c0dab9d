import { memo, useMemo } from 'react';
import { type CodeRun, highlight } from './highlight.ts';

interface CodePaneProps {
  readonly label: string;
  readonly language: 'css' | 'json';
  readonly text: string;
}

/** Scrollable highlighted code with color chips. */
export const CodePane = memo(function CodePane({ label, language, text }: CodePaneProps) {
  const runs = useMemo(() => highlight(text, language), [text, language]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
    <section className="code-frame" tabIndex={0} aria-label={label}>
      <pre>
        <code>{runs.map(toSpan)}</code>
      </pre>
    </section>
  );
});

function toSpan({ kind, text }: CodeRun, index: number) {
  if (kind === 'plain') return text;
  return (
    <span key={index} data-kind={kind}>
      {kind === 'color' && (
        <span className="swatch code-chip" style={{ backgroundColor: text.replaceAll('"', '') }} />
      )}
      {text}
    </span>
  );
}
