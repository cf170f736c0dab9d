import type { Guide } from '@stylekit/engine';
import { describeChanges, type GuideChange } from '@stylekit/engine/edit';
import type { GuideVersionView } from '@stylekit/server/contract';
import { ROLE_LABELS } from '../part-labels.ts';

/** What a version changed compared with the one before it, as a sentence: “Primary #2F6F4F → #1F5A3D, header font Lora”. */
export function describeVersion(
  version: GuideVersionView,
  before: GuideVersionView | undefined,
  guideOf: (version: GuideVersionView) => Guide,
): string {
  if (before === undefined) return 'The guide as it was generated';
  const changes = describeChanges(guideOf(before), guideOf(version)).map(describeChange);
  if (JSON.stringify(before.settings) !== JSON.stringify(version.settings))
    changes.push('button and type settings');
  if (changes.length === 0) return 'No visible change';
  const text = changes.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One change in words, for lists. */
export function describeChange(change: GuideChange): string {
  switch (change.kind) {
    case 'color':
      return `${ROLE_LABELS[change.role].toLowerCase()} ${change.from} → ${change.to}`;
    case 'color-name':
      return `${ROLE_LABELS[change.role].toLowerCase()} renamed ${change.to}`;
    case 'header-font':
      return `header font ${change.to}`;
    case 'body-font':
      return `body font ${change.to}`;
    case 'name':
      return `renamed ${change.to}`;
    case 'example-title':
      return 'example title';
    case 'example-text':
      return 'example text';
    case 'description':
      return 'description';
  }
}
