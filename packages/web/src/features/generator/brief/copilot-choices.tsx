import type { CatalogView } from '@stylekit/server/contract';
import { useCatalog } from '../../../data/catalog.api.ts';
import type { Form } from '../../../lib/form/use-form.ts';
import { ColorField } from '../../../ui/color-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { FontPicker } from '../../../ui/font-picker.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { CopilotFields } from './brief-draft.ts';

interface CopilotChoicesProps {
  readonly form: Form<CopilotFields>;
}

/** The optional fields of the Co-Pilot form. */
export function CopilotChoices({ form }: CopilotChoicesProps) {
  const { data: catalog, error, mutate } = useCatalog();
  const { input, control, values } = form;
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
          {...input('industry')}
        />
        {values.industry === 'other' && (
          <Field label="Your industry" dir="auto" required autoComplete="off" {...input('customIndustry')} />
        )}
      </div>
      <SelectField
        label="Design style"
        placeholder="Any style"
        options={catalog?.designStyles ?? []}
        note={toStyleNote(catalog, values.designStyle)}
        {...input('designStyle')}
      />
      <div className="sm:col-span-2">
        <Field
          label="Target audience"
          dir="auto"
          autoComplete="off"
          note="For example: neighbors on their way to work"
          {...input('targetAudience')}
        />
      </div>
      <ColorField label="Primary color" isOptional {...control('primaryColorHex')} />
      <ColorField label="Secondary color" isOptional {...control('secondaryColorHex')} />
      <FontPicker
        label="Primary font"
        isOptional
        fonts={catalog?.fonts}
        loadError={error}
        onRetry={retry}
        {...control('primaryFont')}
      />
      <SelectField label="Color harmony" options={catalog?.harmonies ?? []} {...input('colorHarmony')} />
    </fieldset>
  );
}

/** The description and examples of the selected style. */
function toStyleNote(catalog: CatalogView | undefined, chosen: string): string | undefined {
  const style = catalog?.designStyles.find(({ value }) => value === chosen);
  if (style === undefined) return undefined;
  return `${style.description} For example: ${style.examples.join('; ')}.`;
}
