import { ProjectPage } from '../features/project/project-page.tsx';
import { Protected } from './protected.tsx';

/** A project, for who is signed in. */
export function ProjectRoute({ id }: { readonly id: string }) {
  return <Protected>{() => <ProjectPage key={id} id={id} />}</Protected>;
}
