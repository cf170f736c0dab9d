import type { MemoryInput, MemoryView } from '@stylekit/server/contract';
import useSWR from 'swr';
import { getJson, sendJson } from '../lib/http.ts';
import { PROJECTS_PATH } from './refresh.ts';

/** What a project remembers of its owner's taste. */
export function useMemory(projectId: string) {
  return useSWR(pathOf(projectId), (path: string) => getJson<MemoryView>(path));
}

/** Switches a memory on or off, writes down, edits and forgets: all of it or nothing. */
export function changeMemory(projectId: string, body: MemoryInput): Promise<MemoryView> {
  return sendJson('PUT', pathOf(projectId), { body });
}

export function forgetEverything(projectId: string): Promise<MemoryView> {
  return sendJson('DELETE', pathOf(projectId));
}

function pathOf(projectId: string): string {
  return `${PROJECTS_PATH}/${encodeURIComponent(projectId)}/memory`;
}
