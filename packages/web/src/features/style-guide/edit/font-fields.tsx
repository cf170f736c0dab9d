import { FONTS, findFont } from '@stylekit/engine';
import { memo } from 'react';
import { FontPicker } from '../../../ui/font-picker.tsx';
import { LockButton } from './lock-button.tsx';
import type { GuideEditor } from './use-guide-editor.ts';

const ROLES = [
  { role: 'header', label: 'Header font', edit: 'headerFont' },
  { role: 'body', label: 'Body font', edit: 'bodyFont' },
] as const;

interface FontFieldsProps extends Pick<GuideEditor, 'locks' | 'setLocks' | 'apply'> {
  readonly header: string;
  readonly body: string;
}

/** Pickers for both fonts, with locks. */
export const FontFields = memo(function FontFields({
  header,
  body,
  locks,
  setLocks,
  apply,
}: FontFieldsProps) {
  const names = { header, body };
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
            value={names[role]}
            onChange={(name) => {
              const font = findFont(name);
              if (font !== null) apply({ [edit]: font.name }, edit);
            }}
          />
        </div>
      ))}
    </div>
  );
});
