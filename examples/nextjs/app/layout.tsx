import '@fontsource/crimson-text/700.css';
import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import './brand.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Forno', description: 'A neighborhood bakery that mills its own flour.' };

/** Runs before the first paint, so that a dark page never flashes in light. */
const SET_THEME = `document.documentElement.dataset.theme =
  localStorage.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')`;

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" data-theme="light" suppressHydrationWarning>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script dangerouslySetInnerHTML={{ __html: SET_THEME }} />
        {children}
      </body>
    </html>
  );
}
