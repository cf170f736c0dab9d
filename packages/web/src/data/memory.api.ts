import type { MemoryView } from '@stylekit/server/contract';
import useSWR from 'swr';
import { getJson, sendJson } from '../lib/http.ts';
import { memoryPath } from './api-paths.ts';

export type MemoryKind = MemoryView['entries'][number]['kind'];

/** A change to the brand memory. Values are sent as typed and validated by the server. */
export interface MemoryChange {
  readonly isOn?: boolean;
  readonly forget?: readonly string[];
  readonly edit?: readonly { readonly id: string; readonly value: string }[];
  readonly remember?: readonly { readonly kind: MemoryKind; readonly value: string }[];
}

/** The brand memory of a project. */
export function useMemory(projectId: string) {
  return useSWR(memoryPath(projectId), (path: string) => getJson<MemoryView>(path));
}

/**
 * Turns the memory on or off and adds, edits or deletes entries. The server applies all of the change or none of it.
 */
export function changeMemory(projectId: string, body: MemoryChange): Promise<MemoryView> {
  return sendJson('PUT', memoryPath(projectId), { body });
}

export function forgetEverything(projectId: string): Promise<MemoryView> {
  return sendJson('DELETE', memoryPath(projectId));
}
