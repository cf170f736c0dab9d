import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

interface TabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  /** Content to the right of the tabs. */
  readonly actions?: ReactNode;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs with one panel and the keyboard behavior of the ARIA pattern. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const select = (key: Key) => {
    props.onSelect(key);
    list.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, props.tabs, props.selected);
    if (target === undefined) return;
    event.preventDefault();
    select(target.key);
  };
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div
          ref={list}
          role="tablist"
          aria-label={props.label}
          className="flex flex-wrap gap-x-6"
          onKeyDown={onKeyDown}
        >
          {props.tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              className="tab"
              id={`${id}-${tab.key}`}
              data-key={tab.key}
              aria-selected={tab.key === props.selected}
              aria-controls={`${id}-panel`}
              tabIndex={tab.key === props.selected ? 0 : -1}
              onClick={() => props.onSelect(tab.key)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {props.actions}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${props.selected}`} className="mt-3">
        {props.children}
      </div>
    </div>
  );
}

function targetOf<Key extends string>(
  pressed: string,
  tabs: readonly Tab<Key>[],
  selected: Key,
): Tab<Key> | undefined {
  const index = tabs.findIndex((tab) => tab.key === selected);
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: (index - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = targets[pressed];
  return target === undefined ? undefined : tabs[target];
}
