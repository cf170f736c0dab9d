import { chooseTheme, THEME_CHOICES, type ThemeChoice, useThemeChoice } from '../theme/theme.ts';
import { announce } from '../ui/announcer.tsx';

const OPTIONS: Readonly<Record<ThemeChoice, { icon: string; label: string }>> = {
  system: { icon: 'i-lucide-monitor', label: 'system' },
  light: { icon: 'i-lucide-sun', label: 'light' },
  dark: { icon: 'i-lucide-moon', label: 'dark' },
};

/** A button that cycles through the themes: system, light, dark. */
export function ThemeSwitch() {
  const choice = useThemeChoice();
  const next = nextChoice(choice);
  const onClick = () => {
    chooseTheme(next);
    announce(`Theme: ${OPTIONS[next].label}`);
  };
  const text = `Theme: ${OPTIONS[choice].label}. Switch to ${OPTIONS[next].label}.`;
  return (
    <button
      type="button"
      className="icon-button"
      onClick={onClick}
      aria-label={text}
      title={text}
      data-theme-choice={choice}
    >
      <span className={OPTIONS[choice].icon} aria-hidden="true" />
    </button>
  );
}

function nextChoice(choice: ThemeChoice): ThemeChoice {
  return THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length] ?? 'system';
}
