import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { storedAtom } from '../lib/stored-atom.ts';

export const THEME_KEY = 'stylekit-theme';
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = 'light' | 'dark';

/** A stored choice, or `system` when nothing usable is stored. */
export function parseThemeChoice(stored: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

/** The theme a choice paints: dark, unless light is chosen or the system, when asked, says light. */
export function resolveTheme(choice: ThemeChoice, systemIsLight: boolean): Theme {
  if (choice === 'system') return systemIsLight ? 'light' : 'dark';
  return choice;
}

const SYSTEM_LIGHT = '(prefers-color-scheme: light)';

const choiceAtom = storedAtom(THEME_KEY, parseThemeChoice);
/** Whether the system asks for light pages. */
const systemIsLightAtom = atomWithLazy(() => matchMedia(SYSTEM_LIGHT).matches);
systemIsLightAtom.onMount = (set) => {
  const query = matchMedia(SYSTEM_LIGHT);
  const onChange = () => set(query.matches);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
const themeAtom = atom((get) => resolveTheme(get(choiceAtom), get(systemIsLightAtom)));

/** Chooses a theme, paints it and keeps the choice. */
export function chooseTheme(next: ThemeChoice): void {
  getDefaultStore().set(choiceAtom, next);
}

/** Paints the theme, and follows the system and the other windows for as long as the page lives. */
export function followTheme(): void {
  const store = getDefaultStore();
  const paint = () => {
    document.documentElement.dataset['theme'] = store.get(themeAtom);
  };
  store.sub(themeAtom, paint);
  paint();
}

/** What the person chose. */
export function useThemeChoice(): ThemeChoice {
  return useAtomValue(choiceAtom);
}

/** What is painted. */
export function useTheme(): Theme {
  return useAtomValue(themeAtom);
}
