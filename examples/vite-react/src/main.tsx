import '@fontsource/crimson-text/700.css';
import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import './style-variables.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
