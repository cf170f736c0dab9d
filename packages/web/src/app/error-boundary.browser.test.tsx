import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from './error-boundary.tsx';

function CrashingPage(): never {
  throw new Error('No such color.');
}

function Example() {
  const [path, setPath] = useState('/broken');
  return (
    <>
      <button type="button" onClick={() => setPath('/whole')}>
        Go on
      </button>
      <ErrorBoundary path={path}>{path === '/broken' ? <CrashingPage /> : <p>A whole page</p>}</ErrorBoundary>
    </>
  );
}

describe('ErrorBoundary', () => {
  it('offers a way on when a page crashes and recovers on navigation', async () => {
    // React logs the caught error, which is expected here.
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await render(<Example />);
    const alert = page.getByRole('alert');
    await expect
      .element(alert.getByRole('heading', { name: 'This page could not be displayed' }))
      .toBeVisible();
    await expect.element(alert.getByText('No such color.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.element(page.getByText('A whole page')).toBeVisible();
    expect(report).toHaveBeenCalled();
    report.mockRestore();
  });
});
