import { archiveProject, deleteProject, restoreProject } from '../../data/project.api.ts';

/** The actions on a project with their toast texts. */
export const PROJECT_LIST_ACTIONS = {
  archive: {
    request: archiveProject,
    successTitle: 'Project archived',
    toDescription: (name: string) => `“${name}” was moved to Archived.`,
    failureTitle: 'Failed to archive project',
  },
  restore: {
    request: restoreProject,
    successTitle: 'Project restored',
    toDescription: (name: string) => `“${name}” is active again.`,
    failureTitle: 'Failed to restore project',
  },
  remove: {
    request: deleteProject,
    successTitle: 'Project permanently deleted',
    toDescription: (name: string) => `“${name}” and its style guides were deleted.`,
    failureTitle: 'Failed to delete project',
  },
} as const;
