import { lazy, Suspense } from 'react';
import { useCatalog } from '../../../data/catalog.api.ts';
import type { MemoryKind } from '../../../data/memory.api.ts';
import { useFirstFocus } from '../../../lib/use-first-focus.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

/** The picker and its mathematics come when a color is asked for. */
const ColorField = lazy(async () => ({ default: (await import('../../../ui/color-field.tsx')).ColorField }));

/** The kinds a person may write down, by what they are called. */
export const KIND_LABELS: Readonly<Record<MemoryKind, string>> = {
  note: 'Note',
  word: 'Brand word',
  'kept-color': 'Color to use',
  'rejected-color': 'Color to avoid',
  font: 'Font',
  'design-style': 'Design style',
  industry: 'Industry',
  'target-audience': 'Audience',
};

interface ValueFieldProps {
  readonly kind: MemoryKind;
  readonly value: string;
  readonly fault: string | undefined;
  readonly takesFocus?: boolean;
  readonly onChange: (value: string) => void;
}

/** What an entry says: chosen from the catalog where its kind is in it, else typed. */
export function ValueField({ kind, value, fault, takesFocus = false, onChange }: ValueFieldProps) {
  const field = useFirstFocus<HTMLInputElement>(takesFocus);
  const { data: catalog } = useCatalog();
  const label = KIND_LABELS[kind];
  if (kind === 'kept-color' || kind === 'rejected-color') {
    return (
      <Suspense fallback={<Field label={label} value={value} readOnly />}>
        <ColorField label={label} value={value} fault={fault} onChange={onChange} />
      </Suspense>
    );
  }
  if (kind === 'font' || kind === 'design-style') {
    const options =
      kind === 'font'
        ? (catalog?.fonts ?? []).map(({ name }) => ({ value: name, label: name }))
        : (catalog?.designStyles ?? []);
    return (
      <SelectField
        label={label}
        options={options}
        placeholder="Choose one"
        value={value}
        fault={fault}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <Field
      ref={field}
      label={label}
      dir="auto"
      autoComplete="off"
      value={value}
      fault={fault}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
