import { useAtom } from 'jotai';
import { useState } from 'react';
import { useCatalog } from '../../../data/catalog.api.ts';
import { type Form, useForm } from '../../../lib/form/use-form.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Field } from '../../../ui/field.tsx';
import { FontPicker } from '../../../ui/font-picker.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { ModeFormProps } from '../creation/mode-form.ts';
import { FromPicture } from '../picture/from-picture.tsx';
import { CustomColorRow } from './custom-color-row.tsx';
import { customDraftAtomOf } from './custom-draft.ts';
import {
  COLOR_ROWS,
  type CustomFields,
  customFormSchema,
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

/** The rows that colors of a picture can fill, by index. */
const COLOR_TARGETS = COLOR_ROWS.map(({ title }, at) => ({ value: String(at), label: title }));

/** The form of Custom Mode with a live preview. */
export function CustomForm({ project, user, isPending, serverError, onEdit, onCreate }: ModeFormProps) {
  const [draft, setDraft] = useAtom(customDraftAtomOf(project.id));
  const [isAsking, setAsking] = useState(false);
  const defaults = defaultFields(project.name);
  const fields = draft ?? defaults;
  const form = useForm({
    state: [
      fields,
      (part) => {
        setDraft({ ...fields, ...part });
        onEdit();
      },
    ],
    schema: customFormSchema,
    failure: serverError,
    onSubmit: (brief) => onCreate(toCustomBody(project.id, brief)),
  });
  const startOver = () => {
    setDraft(null);
    setAsking(false);
    onEdit();
    announce('Form reset to defaults.');
  };
  return (
    <div className="custom">
      <form {...form.props} aria-label="Custom Mode" className="custom-form">
        <div className="custom-fields">
          <CustomTexts form={form} />
          <FromPicture
            logoUrl={project.logoUrl}
            targets={COLOR_TARGETS}
            onChoose={(target, hex) => form.change(withColor(fields, Number(target), { hex }))}
          />
          <CustomColors form={form} />
          <CustomFonts form={form} />
        </div>
        <CustomPreview
          fields={fields}
          project={project}
          onRepair={({ at, hex }) => form.change(withColor(fields, at, { hex }))}
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
  readonly form: Form<CustomFields>;
}

function CustomTexts({ form }: PartProps) {
  return (
    <>
      <Field label="Name" dir="auto" autoComplete="off" required {...form.input('name')} />
      <TextArea label="Description (optional)" dir="auto" rows={2} {...form.input('description')} />
    </>
  );
}

function CustomColors({ form }: PartProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="label p-0 pb-1">
        Colors <span className="font-normal text-muted">1 primary, 2 secondary, 4 accent</span>
      </legend>
      {COLOR_ROWS.map((row, at) => (
        <CustomColorRow
          key={row.field}
          row={row}
          color={form.values.colors[at] ?? { hex: '', name: '' }}
          hexError={form.errorOf(`${row.field}.hex`)}
          nameError={form.errorOf(`${row.field}.name`)}
          onChange={(part) => form.change(withColor(form.values, at, part))}
        />
      ))}
    </fieldset>
  );
}

function CustomFonts({ form }: PartProps) {
  const { data: catalog, error, mutate } = useCatalog();
  return (
    <div className="custom-fonts">
      {FONT_ROWS.map(({ key, label, field }) => (
        <FontPicker
          key={key}
          label={label}
          fonts={catalog?.fonts}
          loadError={error}
          onRetry={() => void mutate()}
          {...form.control(key)}
          name={field}
          error={form.errorOf(field)}
        />
      ))}
    </div>
  );
}
