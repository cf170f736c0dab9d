import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { LOGO_TYPES } from './logo-file.policy.ts';
import { LogoImage } from './logo-image.tsx';
import { isAllowedImage, type LogoMode, type ProjectFields } from './project-fields.ts';
import type { useLogo } from './use-logo.ts';

interface LogoFieldProps {
  readonly fields: ProjectFields;
  readonly onChange: (part: Partial<ProjectFields>) => void;
  readonly logo: ReturnType<typeof useLogo>;
  /** The server's error for the URL. */
  readonly error: string | undefined;
}

const MODES: readonly { readonly value: LogoMode; readonly label: string }[] = [
  { value: 'url', label: 'URL' },
  { value: 'upload', label: 'Upload' },
];

/** The logo of a project, as a URL or an uploaded file. */
export function LogoField({ fields, onChange, logo, error }: LogoFieldProps) {
  return (
    <div className="grid gap-4">
      <Segmented
        legend="Logo (optional)"
        segments={MODES}
        value={fields.logoMode}
        onChange={(logoMode) => onChange({ logoMode })}
      />
      {fields.logoMode === 'url' ? (
        <LinkedLogo fields={fields} onChange={onChange} error={error} />
      ) : (
        <UploadedLogo fields={fields} logo={logo} error={logo.error ?? error} />
      )}
    </div>
  );
}

type LinkedLogoProps = Pick<LogoFieldProps, 'fields' | 'onChange' | 'error'>;

function LinkedLogo({ fields, onChange, error }: LinkedLogoProps) {
  const link = fields.logoLink.trim();
  // The image is loaded on blur, not on every key press.
  const [loadedUrl, setLoadedUrl] = useState(link);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isBroken = brokenUrl !== null && brokenUrl === link;
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <Field
          label="Logo URL"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={fields.logoLink}
          error={error}
          note={isBroken ? 'No image could be loaded from this URL. Check it, or save it anyway.' : undefined}
          onChange={(event) => onChange({ logoLink: event.currentTarget.value })}
          onBlur={() => setLoadedUrl(link)}
        />
      </div>
      <LogoImage
        size="large"
        src={loadedUrl === link && isAllowedImage(link) ? link : null}
        name={fields.name.trim()}
        onBroken={() => setBrokenUrl(link)}
      />
    </div>
  );
}

type UploadedLogoProps = Pick<LogoFieldProps, 'fields' | 'logo' | 'error'>;

function UploadedLogo({ fields, logo, error }: UploadedLogoProps) {
  const id = useId();
  const { logoUpload } = fields;
  const label = logoUpload === '' ? 'Choose a file' : 'Choose another file';
  return (
    <div className="grid gap-1.5">
      <div className="flex items-stretch gap-4">
        <div className="file-drop">
          <label htmlFor={id} className="text-ui font-medium">
            {logo.isPending ? 'Please wait…' : label}
          </label>
          <p id={`${id}-rules`} className="m-0 text-hint leading-normal text-subtle">
            PNG, JPG or SVG, square, up to 1 MB
          </p>
          <input
            id={id}
            type="file"
            accept={LOGO_TYPES.join(',')}
            disabled={logo.isPending}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-rules ${id}-remark`}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // Allows selecting the same file again after it was changed.
              event.currentTarget.value = '';
              if (file !== undefined) logo.upload(file);
            }}
          />
        </div>
        <LogoImage size="large" src={logoUpload === '' ? null : logoUpload} name={fields.name.trim()} />
      </div>
      <div className="flex min-h-9 items-center justify-between gap-4">
        <p
          id={`${id}-remark`}
          role="status"
          className={`m-0 text-hint leading-normal ${error === undefined ? 'text-muted' : 'text-accent'}`}
        >
          {error ?? logo.status}
        </p>
        {logoUpload !== '' && (
          <Button
            icon="i-lucide-trash-2"
            variant="quiet-destructive"
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
