import { archiveStyleTile, deleteStyleTile, restoreStyleTile } from '../../data/style-tile.api.ts';

/** The actions on a style guide with their toast texts. */
export const TILE_LIST_ACTIONS = {
  archive: {
    request: archiveStyleTile,
    successTitle: 'Style Guide archived',
    toDescription: (name: string) => `“${name}” was moved to Archived.`,
    failureTitle: 'Failed to archive the style guide. Please try again.',
  },
  restore: {
    request: restoreStyleTile,
    successTitle: 'Style Guide restored',
    toDescription: (name: string) => `“${name}” is active again.`,
    failureTitle: 'Failed to restore the style guide. Please try again.',
  },
  remove: {
    request: deleteStyleTile,
    successTitle: 'Style Guide permanently deleted',
    toDescription: (name: string) => `“${name}” was deleted.`,
    failureTitle: 'Failed to delete the style guide. Please try again.',
  },
} as const;
