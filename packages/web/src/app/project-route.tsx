import { ProjectPage } from '../features/project/project-page.tsx';
import { StyleGuide } from '../features/style-guide/style-guide.tsx';
import { Protected } from './protected.tsx';

/** A project, for who is signed in. */
export function ProjectRoute({ id }: { readonly id: string }) {
  return (
    <Protected>
      {(user) => (
        <ProjectPage
          key={id}
          id={id}
          user={user}
          renderPreview={(guide, tileId) => (
            <StyleGuide guide={guide} tileId={tileId} level={2} hasControls={false} />
          )}
        />
      )}
    </Protected>
  );
}
