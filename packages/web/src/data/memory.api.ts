import type { MemoryView } from '@stylekit/server/contract';
import useSWR from 'swr';
import { getJson, sendJson } from '../lib/http.ts';
import { PROJECTS_PATH } from './refresh.ts';

export type MemoryKind = MemoryView['entries'][number]['kind'];

/** What the owner asks to change; the values are as they were typed, and the server says what is wrong with them. */
export interface MemoryChange {
  readonly isOn?: boolean;
  readonly forget?: readonly string[];
  readonly edit?: readonly { readonly id: string; readonly value: string }[];
  readonly remember?: readonly { readonly kind: MemoryKind; readonly value: string }[];
}

/** What a project remembers of its owner's taste. */
export function useMemory(projectId: string) {
  return useSWR(memoryPath(projectId), (path: string) => getJson<MemoryView>(path));
}

/** Switches a memory on or off, writes down, edits and forgets: all of it or nothing. */
export function changeMemory(projectId: string, body: MemoryChange): Promise<MemoryView> {
  return sendJson('PUT', memoryPath(projectId), { body });
}

export function forgetEverything(projectId: string): Promise<MemoryView> {
  return sendJson('DELETE', memoryPath(projectId));
}

/** Where a project's memory is read. */
export function memoryPath(projectId: string): string {
  return `${PROJECTS_PATH}/${encodeURIComponent(projectId)}/memory`;
}
