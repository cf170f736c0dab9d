import { StrictMode } from 'react';
import { prerender as renderStatic } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { preloadHeader } from './header.tsx';
import { preloadPage } from './routes.tsx';

export { PAGE_NAMES } from './routes.tsx';

/**
 * The HTML of a public page as a visitor without JavaScript sees it. Called by the build.
 *
 * @throws the first error of a component; React would leave its part of the page out
 */
export async function prerender(path: string): Promise<string> {
  await Promise.all([preloadPage(path), preloadHeader(path)]);
  const errors: unknown[] = [];
  const { prelude } = await renderStatic(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
    // No part is sent later by a script, which the content security policy would forbid.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
