'use client';

/** Switches between light and dark, and keeps the choice. */
export function ThemeButton() {
  const toggle = () => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
    localStorage.setItem('theme', dataset['theme']);
  };
  return (
    <button type="button" className="btn-primary" onClick={toggle}>
      Light or dark
    </button>
  );
}
