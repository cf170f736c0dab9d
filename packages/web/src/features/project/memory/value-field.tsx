import { lazy, Suspense } from 'react';
import { useCatalog } from '../../../data/catalog.api.ts';
import type { MemoryKind } from '../../../data/memory.api.ts';
import { useInitialFocus } from '../../../lib/use-initial-focus.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

/** The color picker is loaded on demand. */
const ColorField = lazy(async () => ({ default: (await import('../../../ui/color-field.tsx')).ColorField }));

/** The labels of the entry kinds. */
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
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly shouldFocus?: boolean;
  readonly onChange: (value: string) => void;
}

/** The input for an entry: a color, a choice from the catalog or text. */
export function ValueField({ kind, name, value, error, shouldFocus = false, onChange }: ValueFieldProps) {
  const field = useInitialFocus<HTMLInputElement>(shouldFocus);
  const { data: catalog } = useCatalog();
  const label = KIND_LABELS[kind];
  if (kind === 'kept-color' || kind === 'rejected-color') {
    return (
      <Suspense fallback={<Field label={label} name={name} value={value} readOnly />}>
        <ColorField label={label} name={name} value={value} error={error} onChange={onChange} />
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
        name={name}
        value={value}
        error={error}
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
      name={name}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
