import 'virtual:uno.css';
import './theme/chrome-fonts.css';
import './theme/brand.css';
import './theme/chrome.css';
import './theme/base.css';
import './ui/fields.css';
import './ui/actions.css';
import './ui/feedback.css';
import './app/header.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadHeader } from './app/header.tsx';
import { preloadPage } from './app/routes.tsx';
import { requestPageData } from './data/request-page-data.ts';
import { followTheme } from './theme/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root element.');

followTheme();
const path = window.location.pathname;
requestPageData(window.location);
// A part that cannot be loaded is loaded again when it renders, and fails there with a message.
void Promise.allSettled([preloadPage(path), preloadHeader(path)]).then(() => renderInto(root));

/** Hydrates prerendered HTML, unless it is not what this user sees. */
function renderInto(container: HTMLElement): void {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const { dataset } = document.documentElement;
  if (container.hasChildNodes() && dataset['render'] !== 'client') {
    hydrateRoot(container, app);
    return;
  }
  container.replaceChildren();
  createRoot(container).render(app);
  delete dataset['render'];
}
