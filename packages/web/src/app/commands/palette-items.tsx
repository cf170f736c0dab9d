import type { ProjectView, RecentTileView } from '@stylekit/server/contract';
import type { Command } from '../../lib/command-list.ts';
import { toMatcher } from '../../lib/list-view.ts';
import { chooseTheme, THEME_CHOICES, type ThemeChoice } from '../../theme/theme.ts';
import { announce } from '../../ui/announcer.tsx';
import { LOGIN, REGISTER } from '../visitor-links.tsx';

/** An entry of the palette. */
export interface PaletteItem extends Command {
  readonly id: string;
  readonly icon: string;
  /** What it belongs to, such as a project. */
  readonly note?: string;
  readonly palette?: readonly string[] | null;
}

export interface PaletteGroup {
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

/** The most projects shown before something is typed. */
const MAX_PROJECTS = 5;

/** Groups that contain the words of the search, in the name of an item or in what it belongs to. */
export function filterGroups(groups: readonly PaletteGroup[], search: string): PaletteGroup[] {
  const matches = toMatcher(search);
  const isEmpty = search.trim() === '';
  return groups
    .map(({ label, items }) => ({
      label,
      items: items
        .filter((item) => matches(`${item.label} ${item.note ?? ''} ${label}`))
        .slice(0, isEmpty && label === PROJECTS ? MAX_PROJECTS : undefined),
    }))
    .filter(({ items }) => items.length > 0);
}

/** What the card with the focus offers, under its name. */
export function cardGroups(commands: readonly Command[]): PaletteGroup[] {
  const groups = Map.groupBy(commands, ({ card }) => card);
  return [...groups].flatMap(([label, own]) =>
    label === undefined ? [] : [{ label, items: own.map(toItem) }],
  );
}

/** What the page offers. */
export function pageGroup(commands: readonly Command[]): PaletteGroup {
  const own = commands.filter(({ isOfApp = false, card }) => !isOfApp && card === undefined);
  return { label: 'On this page', items: own.map(toItem) };
}

function toItem(command: Command): PaletteItem {
  return { ...command, id: `${command.card ?? ''} ${command.label}`, icon: 'i-lucide-chevron-right' };
}

export function tileGroup(tiles: readonly RecentTileView[]): PaletteGroup {
  const items = tiles.map(({ id, name, projectName, palette }) => ({
    id,
    label: name,
    note: projectName,
    palette,
    icon: 'i-lucide-swatch-book',
    run: `/style-tile/${id}`,
  }));
  return { label: 'Recent style guides', items };
}

const PROJECTS = 'Projects';

/** The projects that are not archived, the last changed first. */
export function projectGroup(projects: readonly ProjectView[]): PaletteGroup {
  const items = projects
    .filter(({ isArchived }) => !isArchived)
    .sort((a, b) => b.lastChangedAt.localeCompare(a.lastChangedAt))
    .map(({ id, name, latestPalette }) => ({
      id,
      label: name,
      palette: latestPalette,
      icon: 'i-lucide-folder',
      run: `/project/${id}`,
    }));
  return { label: PROJECTS, items };
}

/** The pages of the app, and what every page offers. What the page has itself is left out. */
export function appGroup(commands: readonly Command[], logOut: (() => void) | null): PaletteGroup {
  const own = commands.filter(({ isOfApp = false }) => isOfApp);
  const all = [
    ...(logOut === null ? VISITOR_COMMANDS : USER_COMMANDS),
    ...own.map((command) => ({ ...command, icon: 'i-lucide-keyboard' })),
    ...(logOut === null ? [] : [{ label: 'Log out', icon: 'i-lucide-log-out', run: logOut }]),
  ];
  const items = all
    .filter(({ label }) =>
      commands.every((command) => command.isOfApp || command.card !== undefined || command.label !== label),
    )
    .map((command) => ({ ...command, id: command.label }));
  return { label: 'StyleKit', items };
}

const VISITOR_COMMANDS = [
  { label: 'Home', icon: 'i-lucide-globe', run: '/' },
  { label: 'Try the demo', icon: 'i-lucide-wand-sparkles', run: '/preview' },
  { label: 'Log in', icon: 'i-lucide-log-in', run: LOGIN },
  { label: 'Create an account', icon: 'i-lucide-user-plus', run: REGISTER },
];

const USER_COMMANDS = [
  { label: 'New project', icon: 'i-lucide-plus', run: '/dashboard?new=project' },
  { label: 'Dashboard', icon: 'i-lucide-layout-grid', run: '/dashboard' },
  { label: 'My Account', icon: 'i-lucide-user', run: '/account' },
  { label: 'Buy credits', icon: 'i-lucide-coins', run: '/account?tab=credits' },
  { label: 'Subscription', icon: 'i-lucide-credit-card', run: '/account?tab=subscription' },
  { label: 'Access tokens', icon: 'i-lucide-key-round', run: '/account?tab=tokens' },
];

const THEME_ICONS: Readonly<Record<ThemeChoice, string>> = {
  system: 'i-lucide-monitor',
  light: 'i-lucide-sun',
  dark: 'i-lucide-moon',
};

/** The themes other than the current one. */
export function themeGroup(current: ThemeChoice): PaletteGroup {
  const items = THEME_CHOICES.filter((choice) => choice !== current).map((choice) => ({
    id: choice,
    label: `Use the ${choice} theme`,
    icon: THEME_ICONS[choice],
    run: () => {
      chooseTheme(choice);
      announce(`Theme: ${choice}`);
    },
  }));
  return { label: 'Theme', items };
}
