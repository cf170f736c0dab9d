import type { GuideEdits } from '@stylekit/engine/edit';
import type { GuideVersionView, StyleTileView } from '@stylekit/server/contract';
import { openLocalStore } from '../../lib/local-store.ts';
import { addBeforeLogout } from '../before-logout.ts';
import { keepStyleTile, loadStyleTile, loadVersions, saveEdits } from '../style-tile.api.ts';
import type { EditStore } from './unsaved-edits.ts';

/** What the saver needs of a style guide. */
export type EditedTile = Pick<StyleTileView, 'id' | 'edits' | 'revision'>;

/** What the saver of one guide uses of the server and of the browser; tests replace the browser. */
export interface SaverHost {
  readonly store: EditStore;
  /** Saves edits based on a revision. Rejects like `saveEdits`. */
  save(
    request: { readonly edits: GuideEdits; readonly revision: number },
    isLeaving: boolean,
  ): Promise<EditedTile>;
  load(): Promise<EditedTile>;
  /** The saved states, newest first. */
  loadVersions(): Promise<readonly Pick<GuideVersionView, 'edits'>[]>;
  /** Shows a saved guide in the rest of the page. */
  show(tile: EditedTile): Promise<void>;
  /** Calls a function later. Returns a function that cancels the call. */
  wait(run: () => void, delayMs: number): () => void;
  /** Calls functions when the connection is back, and when the user leaves. Returns an unsubscribe function. */
  follow(listeners: { readonly onOnline: () => void; readonly onLeave: () => Promise<void> }): () => void;
}

/** The server and the browser of this window. */
export function windowHost(id: string): SaverHost {
  return {
    store: openLocalStore(),
    save: (request, isLeaving) => saveEdits(id, request, isLeaving),
    load: () => loadStyleTile(id),
    loadVersions: () => loadVersions(id),
    show: (tile) => keepStyleTile(tile as StyleTileView),
    wait: (run, delayMs) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    follow: ({ onOnline, onLeave }) => {
      const leave = () => void onLeave();
      const removeLogoutTask = addBeforeLogout(onLeave);
      window.addEventListener('online', onOnline);
      window.addEventListener('pagehide', leave);
      return () => {
        removeLogoutTask();
        window.removeEventListener('online', onOnline);
        window.removeEventListener('pagehide', leave);
      };
    },
  };
}
