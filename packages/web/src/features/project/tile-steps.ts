import { archiveStyleTile, deleteStyleTile, restoreStyleTile } from '../../data/style-tile.api.ts';

/** What can be done with a style guide of the list, and what is said of it. */
export const TILE_STEPS = {
  archive: {
    call: archiveStyleTile,
    done: 'Style Guide archived',
    words: (name: string) => `“${name}” was moved to Archived.`,
    failed: 'Failed to archive the style guide. Please try again.',
  },
  restore: {
    call: restoreStyleTile,
    done: 'Style Guide restored',
    words: (name: string) => `“${name}” is active again.`,
    failed: 'Failed to restore the style guide. Please try again.',
  },
  remove: {
    call: deleteStyleTile,
    done: 'Style Guide permanently deleted',
    words: (name: string) => `“${name}” was deleted.`,
    failed: 'Failed to delete the style guide. Please try again.',
  },
} as const;
