import type { StyleTileView } from '@stylekit/server/contract';
import type { ReactNode } from 'react';
import { type Command, useCardCommands } from '../../lib/command-list.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import type { TileCardActions } from './tile-tabs.tsx';
import { useTileChoices } from './use-tile-choices.ts';

interface CardFrameProps {
  readonly tile: StyleTileView;
  readonly actions: TileCardActions;
  /** Two short lines above the name. */
  readonly notes: readonly [string, string];
  /** What the buttons and links of the content do. The command palette offers it before the actions of the menu. */
  readonly commands: readonly Command[];
  readonly children: ReactNode;
}

/** The card of a style guide with notes, name and menu. The palette offers its actions while the focus is in it. */
export function CardFrame({ tile, actions, notes, commands, children }: CardFrameProps) {
  const { isPending, choices } = useTileChoices(tile, actions);
  const ofMenu = choices.map(({ command, onSelect }) => ({ label: command, run: onSelect }));
  const card = useCardCommands<HTMLLIElement>(tile.name, isPending ? commands : [...commands, ...ofMenu]);
  return (
    <li ref={card} className="tile-card">
      <div className="flex items-start justify-between gap-4">
        <span className="note">
          {notes[0]}
          <br />
          {notes[1]}
        </span>
        <div className="-mt-2 -mr-2">
          <ActionMenu label={`Actions for ${tile.name}`} isDisabled={isPending} actions={choices} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="tile-name" dir="auto">
          {tile.name}
        </h2>
        {tile.isArchived && <span className="archived-badge">ARCHIVED</span>}
      </div>
      {children}
    </li>
  );
}
