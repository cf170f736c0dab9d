import { useSyncExternalStore } from 'react';
import { keep, openLocalStore } from '../lib/local-store.ts';

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
const listeners = new Set<() => void>();
let choice: ThemeChoice | null = null;

/** The person's choice: read once, then held here, so that it works where nothing can be stored. */
function currentChoice(): ThemeChoice {
  choice ??= parseThemeChoice(openLocalStore()?.getItem(THEME_KEY) ?? null);
  return choice;
}

function currentTheme(): Theme {
  return resolveTheme(currentChoice(), matchMedia(SYSTEM_LIGHT).matches);
}

function paint(): void {
  document.documentElement.dataset['theme'] = currentTheme();
  for (const notify of listeners) notify();
}

/** Chooses a theme, paints it and keeps the choice. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  keep(openLocalStore(), THEME_KEY, next);
  paint();
}

/** Follows the system and the other tabs for as long as the page lives. */
export function followTheme(): void {
  matchMedia(SYSTEM_LIGHT).addEventListener('change', paint);
  window.addEventListener('storage', (event) => {
    if (event.key !== THEME_KEY) return;
    choice = parseThemeChoice(event.newValue);
    paint();
  });
  paint();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** What the person chose. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentChoice);
}

/** What is painted. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
