import { Combobox, ComboboxButton, ComboboxInput, Description, Field, Label } from '@headlessui/react';
import { type FocusEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import { registerFont, toFontStack } from '../lib/font-files.ts';
import { type FontChoice, findFonts } from './find-fonts.ts';
import { FontList } from './font-list.tsx';
import './font-picker.css';

interface FontPickerProps {
  readonly label: string;
  readonly name?: string;
  /** Undefined while they are on their way. */
  readonly fonts: readonly FontChoice[] | undefined;
  /** Why they could not be loaded; undefined while nothing went wrong. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The family that is chosen, or empty. */
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly fault?: string | undefined;
  readonly note?: string | undefined;
  /** A button takes the choice back. */
  readonly isOptional?: boolean;
}

/** A family to choose from a list in which each is set in itself; typing searches by name, category and character. */
export function FontPicker(props: FontPickerProps) {
  const { fonts, error, value, fault, note } = props;
  useEffect(() => {
    if (value !== '') registerFont(value);
  }, [value]);
  const hasFailed = fonts === undefined && error !== undefined && error !== null;
  const state = fonts !== undefined ? 'ready' : hasFailed ? 'failed' : 'loading';
  const remark = fault ?? note;
  return (
    <Field as="div" className="grid min-w-0 gap-[6px]">
      <Label className="label">{props.label}</Label>
      <FontBox {...props} state={state} />
      {remark !== undefined && (
        <Description
          className={`m-0 text-[13px] leading-[1.4] ${fault === undefined ? 'text-subtle' : 'text-accent'}`}
        >
          {remark}
        </Description>
      )}
      {hasFailed && (
        <p role="alert" className="m-0 text-[13px] leading-[1.4] text-muted">
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

/** The field with its buttons and its list. */
function FontBox({ label, name, fonts, value, onChange, fault, isOptional = false, state }: FontBoxProps) {
  const [query, setQuery] = useState('');
  const anchor = `--fonts-${useId().replace(/\W/g, '')}`;
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    // Emptied and left: nothing is chosen any more. Escape brings the choice back.
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
            aria-invalid={fault !== undefined}
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
        // The button goes with the choice, so the focus goes back to the field.
        currentTarget.parentElement?.querySelector('input')?.focus();
        onClear();
      }}
    >
      <span className="i-lucide-x" aria-hidden="true" />
    </button>
  );
}

const PLACEHOLDERS = { ready: 'Search fonts', loading: 'Loading fonts...', failed: 'Error loading fonts' };

/** Headless UI opens the list with its button and with keys; a click on the field asks for it in the same way. */
function openList({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}
