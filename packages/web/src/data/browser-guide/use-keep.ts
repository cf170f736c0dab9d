import { useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { useSessionHint } from '../session-hint.ts';
import type { BriefAddress } from './brief-address.ts';
import { keptBriefAtom } from './kept-brief.ts';

/** Keeps a guide: signed-in users continue in the generator at once, visitors after they have registered. */
export function useKeep(): (address: BriefAddress) => void {
  const [, navigate] = useLocation();
  const isSignedIn = useSessionHint();
  const setKept = useSetAtom(keptBriefAtom());
  return (address) => {
    setKept(address);
    navigate(isSignedIn ? '/keep' : '/auth?tab=register');
  };
}
