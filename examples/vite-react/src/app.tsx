import { useEffect, useState } from 'react';

const system = matchMedia('(prefers-color-scheme: dark)');

/** A page in the colors of the brand, light or dark as the system is until the button is used. */
export function App() {
  const [theme, setTheme] = useState(system.matches ? 'dark' : 'light');
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <main style={{ maxWidth: '40rem', margin: '4rem auto', padding: '0 1rem' }}>
      <h1>Bread from our own mill</h1>
      <p>
        Every loaf rests for a day. <a href="#opening">When we are open</a>
      </p>
      <button type="button" className="btn-primary" onClick={() => setTheme(other)}>
        Use the {other} theme
      </button>
    </main>
  );
}
