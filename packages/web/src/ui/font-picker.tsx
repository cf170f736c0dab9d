import { Combobox, ComboboxButton, ComboboxInput, Description, Field, Label } from '@headlessui/react';
import { type FocusEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import { registerFont, toFontStack } from '../lib/font-files.ts';
import { type FontChoice, findFonts } from './find-fonts.ts';
import { FontList } from './font-list.tsx';
import './font-picker.css';

interface FontPickerProps {
  readonly label: string;
  readonly name?: string;
  /** Undefined while loading. */
  readonly fonts: readonly FontChoice[] | undefined;
  /** The error if loading failed. */
  readonly loadError: unknown;
  readonly onRetry: () => void;
  /** The selected family, or empty. */
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error?: string | undefined;
  readonly note?: string | undefined;
  /** Shows a button that clears the selection. */
  readonly isOptional?: boolean;
}

/** A searchable font picker that shows each family in its own typeface. Searches by name, category and character. */
export function FontPicker(props: FontPickerProps) {
  const { fonts, loadError, value, error, note } = props;
  useEffect(() => {
    if (value !== '') registerFont(value);
  }, [value]);
  const hasFailed = fonts === undefined && loadError !== undefined && loadError !== null;
  const state = fonts !== undefined ? 'ready' : hasFailed ? 'failed' : 'loading';
  const description = error ?? note;
  return (
    <Field as="div" className="grid min-w-0 gap-1.5">
      <Label className="label">{props.label}</Label>
      <FontBox {...props} state={state} />
      {description !== undefined && (
        <Description
          className={`m-0 text-hint leading-normal ${error === undefined ? 'text-subtle' : 'text-accent'}`}
        >
          {description}
        </Description>
      )}
      {hasFailed && (
        <p role="alert" className="m-0 text-hint leading-normal text-muted">
          Error loading fonts{' '}
          <button type="button" className="text-button" onClick={props.onRetry}>
            Try again
          </button>
        </p>
      )}
    </Field>
  );
}

interface FontBoxProps extends FontPickerProps {
  readonly state: 'ready' | 'loading' | 'failed';
}

/** The input with its buttons and list. */
function FontBox({ label, name, fonts, value, onChange, error, isOptional = false, state }: FontBoxProps) {
  const [query, setQuery] = useState('');
  const anchor = `--fonts-${useId().replace(/\W/g, '')}`;
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    // Leaving the field empty clears the selection. Escape restores it.
    if (event.currentTarget.value === '' && value !== '') onChange('');
    setQuery('');
  };
  return (
    <Combobox
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      onClose={() => setQuery('')}
    >
      {({ open }) => (
        <div className="relative" style={{ anchorName: anchor }}>
          <ComboboxInput
            name={name}
            className="text-field text-field-large font-input"
            data-optional={isOptional}
            style={query === '' && value !== '' ? { fontFamily: toFontStack(value) } : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={PLACEHOLDERS[state]}
            aria-invalid={error !== undefined}
            displayValue={(chosen: string) => chosen}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onClick={(event) => (open ? undefined : openList(event))}
            onBlur={onBlur}
          />
          {isOptional && value !== '' && <ClearButton label={label} onClear={() => onChange('')} />}
          <ComboboxButton className="icon-button font-toggle" aria-label={`Show fonts: ${label}`}>
            <span className="i-lucide-chevron-down" aria-hidden="true" />
          </ComboboxButton>
          <FontList
            groups={findFonts(fonts ?? [], query)}
            state={state}
            anchor={anchor}
            label={label}
            isOpen={open}
          />
        </div>
      )}
    </Combobox>
  );
}

interface ClearButtonProps {
  readonly label: string;
  readonly onClear: () => void;
}

function ClearButton({ label, onClear }: ClearButtonProps) {
  return (
    <button
      type="button"
      className="icon-button font-clear"
      aria-label={`Clear ${label.toLowerCase()}`}
      onClick={({ currentTarget }) => {
        // The button disappears with the selection, so the focus moves to the field.
        currentTarget.parentElement?.querySelector('input')?.focus();
        onClear();
      }}
    >
      <span className="i-lucide-x" aria-hidden="true" />
    </button>
  );
}

const PLACEHOLDERS = { ready: 'Search fonts', loading: 'Loading fonts...', failed: 'Error loading fonts' };

/** Headless UI opens the list only with its button and keys, so a click is translated to a key press. */
function openList({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}
