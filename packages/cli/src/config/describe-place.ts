import type { Position } from '../cli-error.ts';

/** `file:line:column`, and only the file for a missing part. */
export function describePlace(name: string, position: Position | null): string {
  return position === null ? name : `${name}:${position.line}:${position.column}`;
}
