import { type Guide, guideColors, readableText, wcagContrast } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';
import { describeChanges } from '@stylekit/engine/edit';
import { useEffect } from 'react';
import { registerFont, toFontStack } from '../../../lib/font-files.ts';
import { describeChange } from './describe-version.ts';

interface Side {
  readonly title: string;
  readonly guide: Guide;
}

/** Two guides side by side: palette with contrast, type, and a list of the differences. */
export function CompareGuides({ sides }: { readonly sides: readonly [Side, Side] }) {
  const changes = describeChanges(sides[0].guide, sides[1].guide).map(describeChange);
  return (
    <>
      <div className="mt-6 grid gap-8 sm:grid-cols-2">
        {sides.map((side) => (
          <CompareSide key={side.title} {...side} />
        ))}
      </div>
      <h3 className="mt-8 font-display text-heading-xs leading-snug">Differences</h3>
      {changes.length === 0 ? (
        <p className="mt-2 text-muted">None.</p>
      ) : (
        <ul className="mt-2 pl-5 text-ui leading-loose">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function CompareSide({ title, guide }: Side) {
  const { header, body } = guide.fonts;
  useEffect(() => {
    registerFont(header.name);
    registerFont(body.name);
  }, [header.name, body.name]);
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="m-0 text-prose font-medium">{title}</h3>
      <ul className="m-0 mt-3 grid list-none gap-0.5 p-0">
        {guideColors(guide).map(({ variable, name, hex }) => {
          const text = readableText(hex);
          return (
            <li
              key={variable}
              className="swatch flex min-h-10 flex-wrap items-center justify-between gap-x-4 px-3 py-1 text-ui"
              style={{ backgroundColor: hex, color: text }}
            >
              <span className="[overflow-wrap:anywhere]">{name}</span>
              <span className="font-mono">
                {hex} · {formatRatio(wcagContrast(hex, text))}
              </span>
            </li>
          );
        })}
      </ul>
      <p
        className="mt-5 text-heading-md leading-tight [overflow-wrap:anywhere]"
        style={{ fontFamily: toFontStack(header.name), fontWeight: guide.typography.headings.weight }}
      >
        {guide.exampleTitle}
      </p>
      <p
        className="mt-2 text-prose leading-loose [overflow-wrap:anywhere]"
        style={{ fontFamily: toFontStack(body.name) }}
      >
        {guide.exampleText}
      </p>
      <p className="note mt-2">
        {header.name} / {body.name}
      </p>
    </section>
  );
}
