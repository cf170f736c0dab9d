import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import { registerFont, toFontStack } from '../lib/font-files.ts';
import type { FontChoice, FontGroup } from './find-fonts.ts';

interface FontListProps {
  readonly groups: readonly FontGroup[];
  readonly state: 'ready' | 'loading' | 'failed';
  /** The CSS anchor name of the field. */
  readonly anchor: string;
  readonly label: string;
  readonly isOpen: boolean;
}

const STATE_MESSAGES = {
  ready: 'No fonts found',
  loading: 'Loading fonts...',
  failed: 'Error loading fonts',
};

/** The option list of the font picker. It is shown above everything, including modal dialogs. */
export function FontList({ groups, state, anchor, label, isOpen }: FontListProps) {
  const count = groups.reduce((sum, { fonts }) => sum + fonts.length, 0);
  const message = count === 0 ? STATE_MESSAGES[state] : undefined;
  return (
    <>
      <span className="sr-only" role="status">
        {isOpen ? (message ?? (count === 1 ? '1 font' : `${count} fonts`)) : ''}
      </span>
      <ComboboxOptions
        modal={false}
        popover="manual"
        ref={showOnTop}
        className="font-list"
        aria-label={label}
        style={{ positionAnchor: anchor }}
      >
        {message !== undefined && (
          // A disabled option, because a list box may contain only options.
          <ComboboxOption value={null} disabled className="font-list-message">
            {message}
          </ComboboxOption>
        )}
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box allows groups but no fieldsets.
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

/** Moves the list to the top layer, where it is not clipped or covered by a modal dialog. */
function showOnTop(list: HTMLElement | null): void {
  if (list !== null && !list.matches(':popover-open')) list.showPopover();
}

function FontOption({ font }: { readonly font: FontChoice }) {
  const option = useRef<HTMLDivElement>(null);
  const hasBeenVisible = useHasBeenVisible(option);
  useEffect(() => {
    if (hasBeenVisible) registerFont(font.name);
  }, [hasBeenVisible, font.name]);
  return (
    <ComboboxOption ref={option} value={font.name} className="font-option">
      <span className="grid min-w-0">
        <span className="font-option-name" style={{ fontFamily: toFontStack(font.name) }}>
          {font.name}
        </span>
        <span className="text-code leading-snug text-muted">{font.character}</span>
      </span>
      <span className="i-lucide-check font-option-check" aria-hidden="true" />
    </ComboboxOption>
  );
}

/** Whether the element has been visible. */
function useHasBeenVisible(element: { readonly current: Element | null }): boolean {
  const [hasBeenVisible, setVisible] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setVisible(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return hasBeenVisible;
}
