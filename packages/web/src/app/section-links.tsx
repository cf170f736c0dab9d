import { Link, useLocation } from 'wouter';
import { SECTIONS } from '../features/landing/sections.ts';
import { useActiveSection } from './use-active-section.ts';

interface SectionLinksProps {
  readonly className: string;
  readonly linkClassName: string;
  readonly onFollow?: () => void;
}

/** Links to the sections of the landing page. On that page they scroll, elsewhere they open it. */
export function SectionLinks({ className, linkClassName, onFollow }: SectionLinksProps) {
  const [path] = useLocation();
  const isLandingPage = path === '/';
  const active = useActiveSection(isLandingPage);
  return (
    <nav aria-label="Sections" className={className}>
      {SECTIONS.map(({ id, label }) => {
        const shared = { className: linkClassName, onClick: onFollow };
        return isLandingPage ? (
          <a key={id} href={`#${id}`} {...shared} aria-current={active === id ? 'location' : undefined}>
            {label}
          </a>
        ) : (
          <Link key={id} href={`/#${id}`} {...shared}>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
