import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { storedAtom } from '../lib/stored-atom.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

export const THEME_KEY = 'stylekit-theme';
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = 'light' | 'dark';

/** Parses the stored choice. Invalid values return `system`. */
export function parseThemeChoice(stored: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

/** The theme for a choice: dark, unless the user or the system chose light. */
export function resolveTheme(choice: ThemeChoice, systemIsLight: boolean): Theme {
  if (choice === 'system') return systemIsLight ? 'light' : 'dark';
  return choice;
}

const SYSTEM_LIGHT = '(prefers-color-scheme: light)';

const choiceAtom = storedAtom(THEME_KEY, parseThemeChoice);
const systemIsLightAtom = atomWithLazy(() => matchMedia(SYSTEM_LIGHT).matches);
systemIsLightAtom.onMount = (set) => {
  const query = matchMedia(SYSTEM_LIGHT);
  const onChange = () => set(query.matches);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
const themeAtom = atom((get) => resolveTheme(get(choiceAtom), get(systemIsLightAtom)));

/** Applies and stores a theme. */
export function chooseTheme(next: ThemeChoice): void {
  getDefaultStore().set(choiceAtom, next);
}

/** Applies the theme and updates it when the system preference or another window changes it. */
export function followTheme(): void {
  const store = getDefaultStore();
  const apply = () => {
    document.documentElement.dataset['theme'] = store.get(themeAtom);
  };
  store.sub(themeAtom, apply);
  apply();
}

/** The theme that the user chose. */
export function useThemeChoice(): ThemeChoice {
  const choice = useAtomValue(choiceAtom);
  return useIsHydrated() ? choice : parseThemeChoice(null);
}

/** The applied theme. */
export function useTheme(): Theme {
  return useAtomValue(themeAtom);
}
