import { FONTS, findFont } from '@stylekit/engine';
import { FontPicker } from '../../../ui/font-picker.tsx';
import { LockButton } from './lock-button.tsx';
import type { GuideEditor } from './use-guide-editor.ts';

const ROLES = [
  { role: 'header', label: 'Header font', edit: 'headerFont' },
  { role: 'body', label: 'Body font', edit: 'bodyFont' },
] as const;

/** Pickers for both fonts, with locks. */
export function FontFields({ editor }: { readonly editor: GuideEditor }) {
  const { guide, locks, setLocks, apply } = editor;
  return (
    <div className="no-print mt-8 grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {ROLES.map(({ role, label, edit }) => (
        <div key={role} className="edit-font">
          <LockButton
            label={label}
            isLocked={locks[edit]}
            onChange={(isLocked) => setLocks({ ...locks, [edit]: isLocked })}
          />
          <FontPicker
            label={label}
            fonts={FONTS}
            loadError={null}
            onRetry={() => undefined}
            value={guide.fonts[role].name}
            onChange={(name) => {
              const font = findFont(name);
              if (font !== null) apply({ [edit]: font.name }, edit);
            }}
          />
        </div>
      ))}
    </div>
  );
}
