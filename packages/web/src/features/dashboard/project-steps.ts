import { archiveProject, deleteProject, restoreProject } from '../../data/project.api.ts';

/** What can be done with a project of the list, and what is said of it. */
export const PROJECT_STEPS = {
  archive: {
    call: archiveProject,
    done: 'Project archived',
    words: (name: string) => `“${name}” was moved to Archived.`,
    failed: 'Failed to archive project',
  },
  restore: {
    call: restoreProject,
    done: 'Project restored',
    words: (name: string) => `“${name}” is active again.`,
    failed: 'Failed to restore project',
  },
  remove: {
    call: deleteProject,
    done: 'Project permanently deleted',
    words: (name: string) => `“${name}” and its style guides were deleted.`,
    failed: 'Failed to delete project',
  },
} as const;
