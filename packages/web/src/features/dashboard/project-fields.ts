import type { ProjectInput, ProjectView } from '@stylekit/server/contract';

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

export interface MissingField {
  readonly field: 'name' | 'description';
  readonly title: string;
  readonly message: string;
}

const MISSING_NAME: MissingField = {
  field: 'name',
  title: 'Project name required',
  message: 'Please enter a name for your project',
};
const MISSING_DESCRIPTION: MissingField = {
  field: 'description',
  title: 'Project description required',
  message: 'Please enter a description for your project',
};

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

/** The empty required fields in form order. */
export function missingFields({ name, description }: ProjectFields): MissingField[] {
  return [
    ...(name.trim() === '' ? [MISSING_NAME] : []),
    ...(description.trim() === '' ? [MISSING_DESCRIPTION] : []),
  ];
}

export function toInput({ name, description, ...logo }: ProjectFields): ProjectInput {
  return { name: name.trim(), description: description.trim(), logoUrl: logoOf(logo) };
}

/** The logo URL to save. */
export function logoOf(fields: Pick<ProjectFields, 'logoMode' | 'logoLink' | 'logoUpload'>): string | null {
  const logo = fields.logoMode === 'url' ? fields.logoLink.trim() : fields.logoUpload;
  return logo === '' ? null : logo;
}

export function isUploaded(logoUrl: string): boolean {
  return logoUrl.startsWith('/uploads/');
}

/** Whether an image can be loaded from this URL: an upload or a complete https URL. */
export function isAllowedImage(logoUrl: string): boolean {
  return isUploaded(logoUrl) || (URL.canParse(logoUrl) && new URL(logoUrl).protocol === 'https:');
}
