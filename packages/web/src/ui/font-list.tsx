import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import { registerFont, toFontStack } from '../lib/font-files.ts';
import type { FontChoice, FontGroup } from './find-fonts.ts';

interface FontListProps {
  readonly groups: readonly FontGroup[];
  readonly state: 'ready' | 'loading' | 'failed';
  /** The CSS anchor name of the field it hangs from. */
  readonly anchor: string;
  readonly label: string;
  readonly isOpen: boolean;
}

const STATE_WORDS = { ready: 'No fonts found', loading: 'Loading fonts...', failed: 'Error loading fonts' };

/** The list under the field of a font picker, over everything else, also over a modal dialog it stands in. */
export function FontList({ groups, state, anchor, label, isOpen }: FontListProps) {
  const count = groups.reduce((sum, { fonts }) => sum + fonts.length, 0);
  const words = count === 0 ? STATE_WORDS[state] : undefined;
  return (
    <>
      <span className="sr-only" role="status">
        {isOpen ? (words ?? (count === 1 ? '1 font' : `${count} fonts`)) : ''}
      </span>
      <ComboboxOptions
        modal={false}
        popover="manual"
        ref={showOnTop}
        className="font-list"
        aria-label={label}
        style={{ positionAnchor: anchor }}
      >
        {words !== undefined && (
          // Chooses nothing: a list box may hold nothing but options.
          <ComboboxOption value={null} disabled className="font-list-message">
            {words}
          </ComboboxOption>
        )}
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box may hold groups of this role only, no fieldset.
          <div key={group.label} role="group" aria-label={group.label}>
            <p className="note font-group" aria-hidden="true">
              {group.label}
            </p>
            {group.fonts.map((font) => (
              <FontOption key={font.name} font={font} />
            ))}
          </div>
        ))}
      </ComboboxOptions>
    </>
  );
}

/** The browser's top layer: nothing clips it, and a modal dialog does not cover what stands in it. */
function showOnTop(list: HTMLElement | null): void {
  if (list !== null && !list.matches(':popover-open')) list.showPopover();
}

function FontOption({ font }: { readonly font: FontChoice }) {
  const option = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(option);
  useEffect(() => {
    if (isSeen) registerFont(font.name);
  }, [isSeen, font.name]);
  return (
    <ComboboxOption ref={option} value={font.name} className="font-option">
      <span className="grid min-w-0">
        <span className="font-option-name" style={{ fontFamily: toFontStack(font.name) }}>
          {font.name}
        </span>
        <span className="text-[12.5px] leading-[1.35] text-muted">{font.character}</span>
      </span>
      <span className="i-lucide-check font-option-check" aria-hidden="true" />
    </ComboboxOption>
  );
}

/** Whether the element has been in sight. */
function useSeen(element: { readonly current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
