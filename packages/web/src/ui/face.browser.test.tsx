import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Face } from './face.tsx';

it('Face shows initials where there is no picture, and where one does not come', async () => {
  const view = await render(<Face picture={null} initials="IM" />);
  await expect.element(page.getByText('IM')).toBeVisible();
  await view.rerender(<Face picture="data:image/png;base64,AAAA" initials="IM" />);
  await expect.element(page.getByText('IM')).toBeVisible();
});

it('Face shows the picture that comes', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const { container } = await render(
    <Face picture={`data:image/svg+xml,${encodeURIComponent(drawing)}`} initials="IM" />,
  );
  await expect.poll(() => container.querySelector('img')?.naturalWidth).toBe(8);
  expect(container.textContent).toBe('');
});
