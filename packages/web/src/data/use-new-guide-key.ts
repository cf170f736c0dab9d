import { useLocation } from 'wouter';
import { useHotkey } from '../lib/use-hotkey.ts';

/** The key N opens the form for a new style guide of a project. */
export function useNewGuideKey(projectId: string): void {
  const [, navigate] = useLocation();
  useHotkey({
    key: 'n',
    keyLabel: 'N',
    label: 'New style guide',
    onPress: (event) => {
      event.preventDefault();
      navigate(`/generator/${projectId}`);
    },
  });
}
