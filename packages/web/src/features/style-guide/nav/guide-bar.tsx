import type { Guide } from '@stylekit/engine';
import { type MouseEvent, memo } from 'react';
import { useCommands } from '../../../lib/command-list.ts';
import { Button } from '../../../ui/button.tsx';
import { MenuOnDemand } from '../../../ui/menu-on-demand.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { GUIDE_SECTIONS, type GuideSectionId, goToSection, toElementId } from './guide-sections.ts';
import { useCurrentSection } from './use-current-section.ts';
import './guide-bar.css';

interface GuideBarProps {
  readonly guide: Guide;
  readonly settingsAtom: SettingsAtom;
  readonly projectName: string | undefined;
}

/** The sections of a guide and its export menu. They stay at the top of the window while the guide is scrolled. */
export const GuideBar = memo(function GuideBar(props: GuideBarProps) {
  const current = useCurrentSection();
  useCommands(
    GUIDE_SECTIONS.map(({ id, title }) => ({ label: `Go to ${title}`, run: () => goToSection(id) })),
  );
  return (
    <div className="guide-bar no-print -mx-4.5 px-4.5 sm:-mx-10 sm:px-10 lg:-mx-20 lg:px-20">
      <SectionLinks current={current} />
      <SectionMenu current={current} />
      <ExportMenu {...props} hasShortcut />
    </div>
  );
});

interface SectionsProps {
  readonly current: GuideSectionId;
}

function SectionLinks({ current }: SectionsProps) {
  const follow = (event: MouseEvent, id: GuideSectionId) => {
    // The address of the demo contains its brief.
    event.preventDefault();
    goToSection(id);
  };
  return (
    <nav aria-label="Sections of the style guide" className="guide-links">
      {GUIDE_SECTIONS.map(({ id, title }) => (
        <a
          key={id}
          href={`#${toElementId(id)}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => follow(event, id)}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

/** The same list in a menu, on narrow screens. */
function SectionMenu({ current }: SectionsProps) {
  const title = GUIDE_SECTIONS.find(({ id }) => id === current)?.title ?? '';
  const button = (
    <Button
      icon="i-lucide-list"
      aria-label={`Section: ${title}`}
      texts={GUIDE_SECTIONS.map((each) => each.title)}
    >
      {title}
    </Button>
  );
  const items = GUIDE_SECTIONS.map(({ id, title: label }) => ({
    label,
    isCurrent: id === current,
    onSelect: () => goToSection(id),
  }));
  return (
    <div className="guide-section-menu">
      <MenuOnDemand button={button} items={items} />
    </div>
  );
}
