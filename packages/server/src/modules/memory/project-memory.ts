import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { MemoryEntryEntity } from '../../database/tables/memory-entry.entity.ts';
import type { PreferenceSignal } from './preference-signal.ts';

/** Locks a project's memory until the transaction ends; false when the memory is off. */
export async function lockMemory({ em }: Ctx, projectId: string): Promise<boolean> {
  const project = await lockRow(em, 'project', {
    where: { id: projectId },
    strength: 'no key update',
    columns: ['isMemoryOn'],
  });
  return project?.isMemoryOn === true;
}

/** Notifies the owner's open pages that the memory of a project changed. */
export function announceMemory(
  { services, em }: Ctx,
  { userId, projectId }: { readonly userId: string; readonly projectId: string },
): Promise<void> {
  return services.sync.announce(em, { userId, kind: 'project', id: projectId, projectId });
}

/** The colors that the memory keeps, from all sources. */
export async function listKeptColors({ em }: Ctx, projectId: string): Promise<string[]> {
  const rows = await queries(em)
    .selectFrom('memory_entry')
    .select('value')
    .where('projectId', '=', projectId)
    .where('kind', '=', 'kept-color')
    .where('isForgotten', '=', false)
    .execute();
  return rows.map(({ value }) => value);
}

/** Retracts what was learned from keeping a guide, for values that no other guide keeps. */
export async function retractKept(
  { em }: Ctx,
  projectId: string,
  values: readonly PreferenceSignal['value'][],
): Promise<void> {
  if (values.length === 0) return;
  await em.nativeDelete(MemoryEntryEntity, {
    projectId,
    kind: { $in: ['kept-color', 'font'] },
    value: { $in: [...values] },
    source: { $in: ['kept', 'renamed'] },
    isForgotten: false,
  });
}
