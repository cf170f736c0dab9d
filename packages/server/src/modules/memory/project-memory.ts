import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { MemoryEntryEntity } from '../../database/tables/memory-entry.entity.ts';
import type { PreferenceSignal } from './preference-signal.ts';

/** Identifies the memory of a project. */
export interface MemoryKey {
  readonly userId: string;
  readonly projectId: string;
}

/** Locks a project's memory until the transaction ends; false when the memory is off. */
export async function lockMemory({ em }: Ctx, { userId, projectId }: MemoryKey): Promise<boolean> {
  const project = await lockRow(em, 'project', {
    where: { userId, id: projectId },
    strength: 'no key update',
    columns: ['isMemoryOn'],
  });
  return project?.isMemoryOn === true;
}

/** Notifies the owner's open pages that the memory of a project changed. */
export function announceMemory({ services, em }: Ctx, { userId, projectId }: MemoryKey): Promise<void> {
  return services.sync.announce(em, { userId, kind: 'project', id: projectId, projectId });
}

/** The colors that the memory keeps, from all sources. */
export async function listKeptColors({ em }: Ctx, { userId, projectId }: MemoryKey): Promise<string[]> {
  const rows = await queries(em)
    .selectFrom('memory_entry')
    .select('value')
    .where('userId', '=', userId)
    .where('projectId', '=', projectId)
    .where('kind', '=', 'kept-color')
    .where('isForgotten', '=', false)
    .execute();
  return rows.map(({ value }) => value);
}

/** Retracts what was learned from keeping a guide, for values that no other guide keeps. */
export async function retractKept(
  { em }: Ctx,
  { userId, projectId }: MemoryKey,
  values: readonly PreferenceSignal['value'][],
): Promise<void> {
  if (values.length === 0) return;
  await em.nativeDelete(MemoryEntryEntity, {
    userId,
    projectId,
    kind: { $in: ['kept-color', 'font'] },
    value: { $in: [...values] },
    source: { $in: ['kept', 'renamed'] },
    isForgotten: false,
  });
}
