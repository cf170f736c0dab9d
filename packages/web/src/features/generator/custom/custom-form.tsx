import { useAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useCatalog } from '../../../data/catalog.api.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Field } from '../../../ui/field.tsx';
import { FontPicker } from '../../../ui/font-picker.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { ModeFormProps } from '../creation/mode-form.ts';
import { useFieldErrors } from '../creation/use-field-errors.ts';
import { CustomColorRow } from './custom-color-row.tsx';
import { customDraftAtomOf } from './custom-draft.ts';
import {
  COLOR_ROWS,
  CUSTOM_FIELD_ORDER,
  type CustomFields,
  checkFields,
  defaultFields,
  FONT_ROWS,
  hasSameContent,
  toCustomBody,
  withColor,
} from './custom-fields.ts';
import { CustomPreview } from './custom-preview.tsx';
import { CustomSubmit } from './custom-submit.tsx';
import { StartOverDialog } from './start-over-dialog.tsx';
import './custom.css';

/** The form of Custom Mode with a live preview. */
export function CustomForm({ project, user, isPending, serverError, onEdit, onCreate }: ModeFormProps) {
  const [draft, setDraft] = useAtom(customDraftAtomOf(project.id));
  const [isAsking, setAsking] = useState(false);
  const defaults = defaultFields(project.name);
  const fields = draft ?? defaults;
  const { brief, errors } = checkFields(fields);
  const { form, errorOf, check } = useFieldErrors({ order: CUSTOM_FIELD_ORDER, errors, serverError });
  const change = (next: CustomFields) => {
    setDraft(next);
    onEdit();
  };
  const startOver = () => {
    setDraft(null);
    setAsking(false);
    onEdit();
    announce('Form reset to defaults.');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (check() && brief !== null) onCreate(toCustomBody(project.id, brief));
  };
  return (
    <div className="custom">
      <form ref={form} onSubmit={onSubmit} noValidate aria-label="Custom Mode" className="custom-form">
        <div className="custom-fields">
          <CustomTexts fields={fields} errorOf={errorOf} onChange={change} />
          <CustomColors fields={fields} errorOf={errorOf} onChange={change} />
          <CustomFonts fields={fields} errorOf={errorOf} onChange={change} />
        </div>
        <CustomPreview
          fields={fields}
          project={project}
          onRepair={({ at, hex }) => change(withColor(fields, at, { hex }))}
        />
        <CustomSubmit
          user={user}
          isPending={isPending}
          serverError={serverError}
          onStartOver={() => (hasSameContent(fields, defaults) ? startOver() : setAsking(true))}
        />
      </form>
      <StartOverDialog isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={startOver} />
    </div>
  );
}

interface PartProps {
  readonly fields: CustomFields;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (fields: CustomFields) => void;
}

function CustomTexts({ fields, errorOf, onChange }: PartProps) {
  return (
    <>
      <Field
        label="Name"
        name="name"
        dir="auto"
        autoComplete="off"
        required
        value={fields.name}
        error={errorOf('name')}
        onChange={(event) => onChange({ ...fields, name: event.currentTarget.value })}
      />
      <TextArea
        label="Description (optional)"
        name="description"
        dir="auto"
        rows={2}
        value={fields.description}
        error={errorOf('description')}
        onChange={(event) => onChange({ ...fields, description: event.currentTarget.value })}
      />
    </>
  );
}

function CustomColors({ fields, errorOf, onChange }: PartProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="label p-0 pb-1">
        Colors <span className="font-normal text-muted">1 primary, 2 secondary, 4 accent</span>
      </legend>
      {COLOR_ROWS.map((row, at) => (
        <CustomColorRow
          key={row.field}
          row={row}
          color={fields.colors[at] ?? { hex: '', name: '' }}
          hexError={errorOf(`${row.field}.hex`)}
          nameError={errorOf(`${row.field}.name`)}
          onChange={(part) => onChange(withColor(fields, at, part))}
        />
      ))}
    </fieldset>
  );
}

function CustomFonts({ fields, errorOf, onChange }: PartProps) {
  const { data: catalog, error, mutate } = useCatalog();
  return (
    <div className="custom-fonts">
      {FONT_ROWS.map(({ key, label, field }) => (
        <FontPicker
          key={key}
          label={label}
          name={field}
          fonts={catalog?.fonts}
          loadError={error}
          onRetry={() => void mutate()}
          value={fields[key]}
          error={errorOf(field)}
          onChange={(family) => onChange({ ...fields, [key]: family })}
        />
      ))}
    </div>
  );
}
