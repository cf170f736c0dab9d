import { KeepPage } from '../features/generator/keep/keep-page.tsx';
import { Protected } from './protected.tsx';

/** Opens a guide from the landing page in the generator. */
export function KeepRoute() {
  return <Protected>{() => <KeepPage />}</Protected>;
}
