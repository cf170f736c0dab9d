import type { ProjectInput, ProjectView } from '@stylekit/server/contract';

export type LogoMode = 'url' | 'upload';

/** What the form of a project holds. Both kinds of logo are kept, so that a look at the other loses nothing. */
export interface ProjectFields {
  readonly name: string;
  readonly description: string;
  readonly logoMode: LogoMode;
  readonly logoLink: string;
  /** The address of the uploaded logo, or empty. */
  readonly logoUpload: string;
}

export interface RequiredFault {
  readonly field: 'name' | 'description';
  readonly title: string;
  readonly message: string;
}

const NAME_FAULT: RequiredFault = {
  field: 'name',
  title: 'Project name required',
  message: 'Please enter a name for your project',
};
const DESCRIPTION_FAULT: RequiredFault = {
  field: 'description',
  title: 'Project description required',
  message: 'Please enter a description for your project',
};

/** The form as it opens: empty, or with what the project says. */
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

/** What is left to fill in, in the order of the form. */
export function requiredFaults({ name, description }: ProjectFields): RequiredFault[] {
  return [
    ...(name.trim() === '' ? [NAME_FAULT] : []),
    ...(description.trim() === '' ? [DESCRIPTION_FAULT] : []),
  ];
}

export function toInput({ name, description, ...logo }: ProjectFields): ProjectInput {
  return { name: name.trim(), description: description.trim(), logoUrl: logoOf(logo) };
}

/** The logo that would be saved. */
export function logoOf(fields: Pick<ProjectFields, 'logoMode' | 'logoLink' | 'logoUpload'>): string | null {
  const logo = fields.logoMode === 'url' ? fields.logoLink.trim() : fields.logoUpload;
  return logo === '' ? null : logo;
}

export function isUploaded(logoUrl: string): boolean {
  return logoUrl.startsWith('/uploads/');
}

/** Whether a picture may be asked for at this address: what is half typed, or not https, is not. */
export function isShowable(logoUrl: string): boolean {
  return isUploaded(logoUrl) || (URL.canParse(logoUrl) && new URL(logoUrl).protocol === 'https:');
}
