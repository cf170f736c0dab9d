import { Link } from 'wouter';
import { Shortcuts } from './shortcuts.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { WordMark } from './word-mark.tsx';

/** The head of every page. */
export function Header() {
  return (
    <header className="no-print mx-auto w-full max-w-[77.5rem]">
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <div className="flex min-h-[63px] items-center justify-between gap-6 border-b border-hairline px-[18px] sm:px-10 lg:px-[60px]">
        <Link href="/" className="inline-flex min-h-[32px] items-center no-underline">
          <WordMark />
        </Link>
        <div className="-mr-[9px] flex items-center gap-1">
          <Shortcuts />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
