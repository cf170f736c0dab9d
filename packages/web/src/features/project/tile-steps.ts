import { archiveStyleTile, deleteStyleTile, restoreStyleTile } from '../../data/style-tile.api.ts';

/** What can be done with a style guide of the list, and what is said of it. */
export const TILE_STEPS = {
  archive: {
    call: archiveStyleTile,
    done: 'Style Guide archived',
    words: (name: string) => `“${name}” is under Archived now.`,
    failed: 'Failed to archive the style guide. Please try again.',
  },
  restore: {
    call: restoreStyleTile,
    done: 'Style Guide restored',
    words: (name: string) => `“${name}” is among the active ones again.`,
    failed: 'Failed to restore the style guide. Please try again.',
  },
  remove: {
    call: deleteStyleTile,
    done: 'Style Guide permanently deleted',
    words: (name: string) => `“${name}” is gone.`,
    failed: 'Failed to delete the style guide. Please try again.',
  },
} as const;
