import { ComparePage } from '../features/style-guide/compare/compare-page.tsx';
import { Protected } from './protected.tsx';

/** The page that compares two style guides of a project. */
export function CompareRoute({ id }: { readonly id: string }) {
  return <Protected>{() => <ComparePage key={id} projectId={id} />}</Protected>;
}
