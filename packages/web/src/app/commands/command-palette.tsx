import type { RecentTileView } from '@stylekit/server/contract';
import { flushSync } from 'react-dom';
import useSWR from 'swr';
import { useLocation } from 'wouter';
import { RECENT_TILES_PATH } from '../../data/api-paths.ts';
import { useProjects } from '../../data/project.api.ts';
import { useSessionHint } from '../../data/session-hint.ts';
import { useLogout } from '../../data/use-logout.ts';
import { type Command, useCommandList } from '../../lib/command-list.ts';
import { getJson } from '../../lib/http.ts';
import { SwrProvider } from '../../lib/swr.tsx';
import { useThemeChoice } from '../../theme/theme.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CommandSearch } from './command-search.tsx';
import { appGroup, cardGroups, pageGroup, projectGroup, themeGroup, tileGroup } from './palette-items.tsx';

interface CommandPaletteProps {
  readonly isOpen: boolean;
  /** The element with the focus when the palette was opened. */
  readonly origin: Element | null;
  readonly onClose: () => void;
}

/** A dialog that finds and runs actions of the page, and opens recent guides, projects and pages. */
export function CommandPalette({ isOpen, origin, onClose }: CommandPaletteProps) {
  const isSignedIn = useSessionHint();
  const [, navigate] = useLocation();
  const run = ({ run: action }: Command) => {
    // The closed dialog returns the focus, before the action moves it.
    flushSync(onClose);
    if (typeof action === 'string') navigate(action);
    else action();
  };
  const Commands = isSignedIn ? UserCommands : VisitorCommands;
  return (
    <Dialog title="Commands" size="palette" isOpen={isOpen} onClose={onClose}>
      {isOpen && (
        <SwrProvider>
          <Commands origin={origin} onRun={run} onClose={onClose} />
        </SwrProvider>
      )}
    </Dialog>
  );
}

interface CommandsProps extends Pick<CommandPaletteProps, 'origin'> {
  readonly onRun: (command: Command) => void;
  readonly onClose: () => void;
}

function UserCommands({ origin, ...props }: CommandsProps) {
  const commands = useCommandList(origin);
  const theme = useThemeChoice();
  const { logOut } = useLogout();
  const { data: tiles = [] } = useSWR(RECENT_TILES_PATH, (path: string) => getJson<RecentTileView[]>(path));
  const { data: projects = [] } = useProjects();
  const groups = [
    ...cardGroups(commands),
    pageGroup(commands),
    tileGroup(tiles),
    projectGroup(projects),
    appGroup(commands, logOut),
    themeGroup(theme),
  ];
  return <CommandSearch groups={groups} {...props} />;
}

function VisitorCommands({ origin, ...props }: CommandsProps) {
  const commands = useCommandList(origin);
  const theme = useThemeChoice();
  const groups = [...cardGroups(commands), pageGroup(commands), appGroup(commands, null), themeGroup(theme)];
  return <CommandSearch groups={groups} {...props} />;
}
