import { InitialMigration } from './0001-initial.ts';

/** In the order they run; a name, once released, never changes. */
export const MIGRATIONS = [{ name: '0001-initial', class: InitialMigration }] as const;
