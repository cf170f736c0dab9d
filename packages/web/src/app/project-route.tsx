import { lazy, Suspense } from 'react';
import { ProjectPage } from '../features/project/project-page.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { Protected } from './protected.tsx';

/** Loaded only when a preview opens. */
const StyleGuide = lazy(async () => ({
  default: (await import('../features/style-guide/style-guide.tsx')).StyleGuide,
}));

/** The commands of the palette are loaded after the page. */
const ProjectCommands = lazy(async () => ({
  default: (await import('../features/dashboard/project-commands.tsx')).ProjectCommands,
}));

/** The page of a project. */
export function ProjectRoute({ id }: { readonly id: string }) {
  return (
    <Protected>
      {(user) => (
        <ProjectPage
          key={id}
          id={id}
          user={user}
          renderCommands={(project) => (
            <Suspense fallback={null}>
              <ProjectCommands project={project} />
            </Suspense>
          )}
          renderPreview={(guide, tileId) => (
            <Suspense fallback={<PageSpinner />}>
              <StyleGuide guide={guide} tileId={tileId} level={2} hasControls={false} />
            </Suspense>
          )}
        />
      )}
    </Protected>
  );
}
