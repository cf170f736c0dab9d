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
import { appGroup, pageGroup, projectGroup, themeGroup, tileGroup } from './palette-items.tsx';

interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dialog that finds and runs actions of the page, and opens recent guides, projects and pages. */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
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
          <Commands onRun={run} onClose={onClose} />
        </SwrProvider>
      )}
    </Dialog>
  );
}

interface CommandsProps {
  readonly onRun: (command: Command) => void;
  readonly onClose: () => void;
}

function UserCommands(props: CommandsProps) {
  const commands = useCommandList();
  const theme = useThemeChoice();
  const { logOut } = useLogout();
  const { data: tiles = [] } = useSWR(RECENT_TILES_PATH, (path: string) => getJson<RecentTileView[]>(path));
  const { data: projects = [] } = useProjects();
  const groups = [
    pageGroup(commands),
    tileGroup(tiles),
    projectGroup(projects),
    appGroup(commands, logOut),
    themeGroup(theme),
  ];
  return <CommandSearch groups={groups} {...props} />;
}

function VisitorCommands(props: CommandsProps) {
  const commands = useCommandList();
  const theme = useThemeChoice();
  const groups = [pageGroup(commands), appGroup(commands, null), themeGroup(theme)];
  return <CommandSearch groups={groups} {...props} />;
}
