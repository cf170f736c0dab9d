import { type KeyboardEvent, useRef } from 'react';
import type { Sort } from '../lib/list-view.ts';
import { useHotkey } from '../lib/use-hotkey.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { ListTools } from './use-list-tools.ts';
import './list-tools.css';

const SORT_OPTIONS: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'created', label: 'Newest' },
  { value: 'changed', label: 'Last changed' },
  { value: 'name', label: 'Name' },
];

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ListToolbarProps {
  readonly tools: ListTools;
  /** What the list contains, in the plural: projects, style guides. */
  readonly noun: string;
  /** The values of the filter. Without them there is no filter. */
  readonly filter?: { readonly label: string; readonly all: string; readonly options: readonly Option[] };
}

/** A search field, the order, and a filter of a list. The key `/` moves to the search. */
export function ListToolbar({ tools, noun, filter }: ListToolbarProps) {
  const field = useRef<HTMLInputElement>(null);
  useHotkey({
    key: '/',
    label: `Search ${noun}`,
    onPress: (event) => {
      event.preventDefault();
      field.current?.select();
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || tools.text === '') return;
    event.preventDefault();
    tools.change({ text: '' });
  };
  return (
    <search className="list-tools">
      <div className="list-search">
        <span className="i-lucide-search" aria-hidden="true" />
        <input
          ref={field}
          type="search"
          className="text-field"
          aria-label={`Search ${noun}`}
          placeholder="Search"
          maxLength={200}
          value={tools.text}
          onChange={(event) => tools.change({ text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
      </div>
      {filter !== undefined && (
        <Choice
          label={filter.label}
          options={[{ value: '', label: filter.all }, ...filter.options]}
          value={tools.filter ?? ''}
          onChange={(value) => tools.change({ filter: value })}
        />
      )}
      <Choice
        label={`Sort ${noun} by`}
        options={SORT_OPTIONS}
        value={tools.sort}
        onChange={(sort) => tools.change({ sort })}
      />
    </search>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <select
      className="text-field"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface NoMatchProps {
  readonly tools: ListTools;
  readonly noun: string;
}

/** What a list shows if the search and the filter hide all its items. */
export function NoMatch({ tools, noun }: NoMatchProps) {
  const text = tools.text.trim();
  return (
    <div className="border-t border-border py-12">
      <EmptyState
        title={text === '' ? `No ${noun} match the filter` : `No ${noun} match “${text}”`}
        action={<Button onClick={tools.clear}>Show all {noun}</Button>}
      >
        {tools.filter === null
          ? 'The search looks at names and descriptions.'
          : 'The filter may hide some. The search looks at names and descriptions.'}
      </EmptyState>
    </div>
  );
}

/** Announces how many items a search leaves. */
export function MatchCount({ tools, count, total }: { tools: ListTools; count: number; total: number }) {
  return (
    <p className="sr-only" role="status">
      {tools.isFiltered ? `${count} of ${total} shown` : ''}
    </p>
  );
}
