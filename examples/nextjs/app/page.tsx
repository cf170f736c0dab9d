import { ThemeButton } from './theme-button';

export default function Page() {
  return (
    <main style={{ maxWidth: '40rem', margin: '4rem auto', padding: '0 1rem' }}>
      <h1>Bread from our own mill</h1>
      <p>
        Every loaf rests for a day. <a href="#opening">When we are open</a>
      </p>
      <ThemeButton />
    </main>
  );
}
