import type { StyleTileView } from '@stylekit/server/contract';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { formatCreatedOn } from '../../lib/created-on.ts';

const MODES = { ai: 'AI Mode', copilot: 'Co-Pilot Mode', custom: 'Custom Mode' } as const;

/** One style guide of a project: its colours, its fonts and the way to it. */
export function TileCard({ tile }: { readonly tile: StyleTileView }) {
  const { generatedData: guide } = tile;
  return (
    <li className="tile-card">
      <span className="note">
        {MODES[tile.generationMode]} · {formatCreatedOn(tile.createdAt)}
      </span>
      <h2 className="m-0 font-display text-[26px] leading-[1.1]" dir="auto">
        {tile.name}
      </h2>
      {guide === null ? (
        <MissingGuide />
      ) : (
        <>
          <Dots
            colors={[guide.colors.primary, ...guide.colors.secondary, ...guide.colors.accent].map(
              ({ variable, hex, name }) => ({ variable, hex, name }),
            )}
          />
          <p className="m-0 text-[14px] text-ink-2">
            {[...new Set([guide.fonts.header.name, guide.fonts.body.name])].join(' and ')}
          </p>
          <p className="tile-words" dir="auto">
            {guide.projectDescription}
          </p>
          <Link href={`/style-tile/${tile.id}`} className="tile-link">
            Open<span className="sr-only">: {tile.name}</span>
          </Link>
        </>
      )}
    </li>
  );
}

function MissingGuide() {
  return (
    <div role="alert">
      <p className="m-0 font-medium">Style Guide data is missing</p>
      <p className="m-0 mt-1 text-[14px] text-ink-2">
        There was an error with this style guide. Please try generating a new one.
      </p>
    </div>
  );
}

interface DotsProps {
  readonly colors: readonly { readonly variable: string; readonly hex: string; readonly name: string }[];
}

function Dots({ colors }: DotsProps) {
  return (
    <ul className="tile-dots" aria-label="Colours">
      {colors.map(({ variable, hex, name }) => (
        <Dot key={variable} hex={hex} name={name} />
      ))}
    </ul>
  );
}

/** Painted from a script: the content security policy knows no style attributes. */
function Dot({ hex, name }: { readonly hex: string; readonly name: string }) {
  const dot = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    dot.current?.style.setProperty('background-color', hex);
  }, [hex]);
  return (
    <li ref={dot} className="tile-dot" title={name}>
      <span className="sr-only">
        {name} {hex}
      </span>
    </li>
  );
}

/** A style guide that is not finished: how far it is, or why it came to nothing. */
export function PendingCard({ tile }: { readonly tile: StyleTileView }) {
  return (
    <li className="tile-card">
      <span className="note">
        {tile.generationStatus === 'failed' ? 'Generation Failed' : 'Pending Generation'}
      </span>
      <h2 className="m-0 font-display text-[26px] leading-[1.1]" dir="auto">
        {tile.name}
      </h2>
      <p className="tile-words" dir="auto">
        {tile.generationError ?? tile.description}
      </p>
      {tile.industry !== null && <p className="m-0 text-[14px] text-ink-2">{tile.industry}</p>}
    </li>
  );
}
