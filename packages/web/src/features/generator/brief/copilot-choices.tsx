import type { CatalogView } from '@stylekit/server/contract';
import { useCatalog } from '../../../data/catalog.api.ts';
import { ColorField } from '../../../ui/color-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { FontPicker } from '../../../ui/font-picker.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { CopilotField, CopilotFields } from './brief-draft.ts';

interface CopilotChoicesProps {
  readonly fields: CopilotFields;
  readonly errorOf: (field: CopilotField) => string | undefined;
  readonly onChange: (field: CopilotField, value: string) => void;
}

/** The optional fields of the Co-Pilot form. */
export function CopilotChoices({ fields, errorOf, onChange }: CopilotChoicesProps) {
  const { data: catalog, error, mutate } = useCatalog();
  const bind = (field: CopilotField) => ({ name: field, value: fields[field], error: errorOf(field) });
  const bindInput = (field: CopilotField) => ({
    ...bind(field),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(field, event.currentTarget.value),
  });
  const retry = () => void mutate();
  if (catalog === undefined && error !== undefined) {
    return <LoadFailure title="Could not load the options" error={error} onRetry={retry} />;
  }
  return (
    <fieldset className="choices">
      <legend className="label">
        Guide the result <span className="font-normal text-muted">all optional</span>
      </legend>
      <div className="grid gap-6">
        <SelectField
          label="Industry"
          placeholder="Any industry"
          options={catalog?.industries ?? []}
          {...bindInput('industry')}
        />
        {fields.industry === 'other' && (
          <Field
            label="Your industry"
            dir="auto"
            required
            autoComplete="off"
            {...bindInput('customIndustry')}
          />
        )}
      </div>
      <SelectField
        label="Design style"
        placeholder="Any style"
        options={catalog?.designStyles ?? []}
        note={toStyleNote(catalog, fields.designStyle)}
        {...bindInput('designStyle')}
      />
      <div className="sm:col-span-2">
        <Field
          label="Target audience"
          dir="auto"
          autoComplete="off"
          note="For example: neighbors on their way to work"
          {...bindInput('targetAudience')}
        />
      </div>
      <ColorField
        label="Primary color"
        isOptional
        {...bind('primaryColorHex')}
        onChange={(hex) => onChange('primaryColorHex', hex)}
      />
      <ColorField
        label="Secondary color"
        isOptional
        {...bind('secondaryColorHex')}
        onChange={(hex) => onChange('secondaryColorHex', hex)}
      />
      <FontPicker
        label="Primary font"
        isOptional
        fonts={catalog?.fonts}
        loadError={error}
        onRetry={retry}
        {...bind('primaryFont')}
        onChange={(family) => onChange('primaryFont', family)}
      />
      <SelectField label="Color harmony" options={catalog?.harmonies ?? []} {...bindInput('colorHarmony')} />
    </fieldset>
  );
}

/** The description and examples of the selected style. */
function toStyleNote(catalog: CatalogView | undefined, chosen: string): string | undefined {
  const style = catalog?.designStyles.find(({ value }) => value === chosen);
  if (style === undefined) return undefined;
  return `${style.description} For example: ${style.examples.join('; ')}.`;
}
