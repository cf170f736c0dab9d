import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { LOGO_TYPES } from './logo-file.policy.ts';
import { LogoPlate } from './logo-plate.tsx';
import { isShowable, type LogoMode, type ProjectFields } from './project-fields.ts';
import type { useLogo } from './use-logo.ts';

interface LogoFieldProps {
  readonly fields: ProjectFields;
  readonly onChange: (part: Partial<ProjectFields>) => void;
  readonly logo: ReturnType<typeof useLogo>;
  /** What the server finds wrong with the address. */
  readonly fault: string | undefined;
}

const MODES: readonly { readonly value: LogoMode; readonly label: string }[] = [
  { value: 'url', label: 'URL' },
  { value: 'upload', label: 'Upload' },
];

/** The logo of a project: the address of a picture elsewhere, or a file of one's own. */
export function LogoField({ fields, onChange, logo, fault }: LogoFieldProps) {
  return (
    <div className="grid gap-4">
      <Segmented
        legend="Logo (optional)"
        segments={MODES}
        value={fields.logoMode}
        onChange={(logoMode) => onChange({ logoMode })}
      />
      {fields.logoMode === 'url' ? (
        <LinkedLogo fields={fields} onChange={onChange} fault={fault} />
      ) : (
        <UploadedLogo fields={fields} logo={logo} fault={logo.fault ?? fault} />
      )}
    </div>
  );
}

type LinkedLogoProps = Pick<LogoFieldProps, 'fields' | 'onChange' | 'fault'>;

function LinkedLogo({ fields, onChange, fault }: LinkedLogoProps) {
  const link = fields.logoLink.trim();
  // A picture is asked for once the address has been left, not at every letter of it.
  const [asked, setAsked] = useState(link);
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = broken !== null && broken === link;
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <Field
          label="Logo URL"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={fields.logoLink}
          fault={fault}
          note={isBroken ? 'No image could be loaded from this URL. Check it, or save it anyway.' : undefined}
          onChange={(event) => onChange({ logoLink: event.currentTarget.value })}
          onBlur={() => setAsked(link)}
        />
      </div>
      <LogoPlate
        size="large"
        src={asked === link && isShowable(link) ? link : null}
        name={fields.name.trim()}
        onBroken={() => setBroken(link)}
      />
    </div>
  );
}

type UploadedLogoProps = Pick<LogoFieldProps, 'fields' | 'logo' | 'fault'>;

function UploadedLogo({ fields, logo, fault }: UploadedLogoProps) {
  const id = useId();
  const { logoUpload } = fields;
  const words = logoUpload === '' ? 'Choose a file' : 'Choose another file';
  return (
    <div className="grid gap-[6px]">
      <div className="flex items-stretch gap-4">
        <div className="file-drop">
          <label htmlFor={id} className="text-[14px] font-medium">
            {logo.isPending ? 'Please wait…' : words}
          </label>
          <p id={`${id}-rules`} className="m-0 text-[13px] leading-[1.4] text-subtle">
            PNG, JPG or SVG, square, up to 1 MB
          </p>
          <input
            id={id}
            type="file"
            accept={LOGO_TYPES.join(',')}
            disabled={logo.isPending}
            aria-invalid={fault !== undefined}
            aria-describedby={`${id}-rules ${id}-remark`}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // The same file can be chosen again after it was mended.
              event.currentTarget.value = '';
              if (file !== undefined) logo.upload(file);
            }}
          />
        </div>
        <LogoPlate size="large" src={logoUpload === '' ? null : logoUpload} name={fields.name.trim()} />
      </div>
      <div className="flex min-h-[36px] items-center justify-between gap-4">
        <p
          id={`${id}-remark`}
          role="status"
          className={`m-0 text-[13px] leading-[1.4] ${fault === undefined ? 'text-muted' : 'text-accent'}`}
        >
          {fault ?? logo.news}
        </p>
        {logoUpload !== '' && (
          <Button
            icon="i-lucide-trash-2"
            variant="quiet"
            className="-mr-4"
            disabled={logo.isPending}
            onClick={() => logo.remove(logoUpload)}
          >
            Remove Logo
          </Button>
        )}
      </div>
    </div>
  );
}
