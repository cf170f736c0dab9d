import { WordMark } from './word-mark.tsx';

/** The footer of all pages. */
export function Footer() {
  return (
    <footer className="no-print page pb-10">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-border pt-8">
        <WordMark />
        <p className="note m-0">© {new Date().getFullYear()} StyleKit</p>
      </div>
    </footer>
  );
}
