import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadable } from './loadable.tsx';

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

describe('loadable component', () => {
  it('renders without the fallback after it was preloaded', async () => {
    const Page = loadable(async () => Greeting);
    await Page.preload();
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const screen = await render(
      <Suspense fallback="Loading">
        <Page name="Inês" />
      </Suspense>,
    );
    await expect.element(screen.getByText('Hello Inês')).toBeVisible();
    observer.disconnect();
    expect(seen.join()).not.toContain('Loading');
  });

  it('loads when it renders first, and again if preloading failed', async () => {
    let calls = 0;
    const Page = loadable(async () => {
      calls += 1;
      if (calls === 1) throw new Error('Not loaded.');
      return Greeting;
    });
    await expect(Page.preload()).rejects.toThrow('Not loaded.');
    const screen = await render(
      <Suspense fallback="Loading">
        <Page name="Rui" />
      </Suspense>,
    );
    await expect.element(screen.getByText('Hello Rui')).toBeVisible();
  });
});
