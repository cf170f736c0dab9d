import type { ProjectInput, ProjectView } from '@stylekit/server/contract';
import { isUploaded } from '../../data/uploaded-logo.ts';
import { fieldSchema, required } from '../../lib/form/field-schema.ts';

export type LogoMode = 'url' | 'upload';

/** The values of the project form. Both logo types are kept, so that switching between them loses nothing. */
export interface ProjectFields {
  readonly name: string;
  readonly description: string;
  readonly logoMode: LogoMode;
  readonly logoLink: string;
  /** The URL of the uploaded logo, or empty. */
  readonly logoUpload: string;
}

/** The project form. */
export const projectSchema = fieldSchema<ProjectFields>({
  name: required('Please enter a name for your project'),
  description: required('Please enter a description for your project'),
});

/** The initial values of the form. */
export function toFields(project: ProjectView | null): ProjectFields {
  const logo = project?.logoUrl ?? '';
  const isUpload = isUploaded(logo);
  return {
    name: project?.name ?? '',
    description: project?.description ?? '',
    logoMode: isUpload ? 'upload' : 'url',
    logoLink: isUpload ? '' : logo,
    logoUpload: isUpload ? logo : '',
  };
}

/** The input of the API. */
export function toInput({ name, description, ...logo }: ProjectFields): ProjectInput {
  return { name: name.trim(), description: description.trim(), logoUrl: logoOf(logo) };
}

/** The logo URL to save. */
export function logoOf(fields: Pick<ProjectFields, 'logoMode' | 'logoLink' | 'logoUpload'>): string | null {
  const logo = fields.logoMode === 'url' ? fields.logoLink.trim() : fields.logoUpload;
  return logo === '' ? null : logo;
}

/** Whether an image can be loaded from this URL: an upload or a complete https URL. */
export function isAllowedImage(logoUrl: string): boolean {
  return isUploaded(logoUrl) || (URL.canParse(logoUrl) && new URL(logoUrl).protocol === 'https:');
}
