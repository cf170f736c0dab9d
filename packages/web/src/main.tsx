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
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followTheme } from './theme/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root element.');

followTheme();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
