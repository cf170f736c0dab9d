import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Avatar } from './avatar.tsx';

it('Avatar shows initials without a picture and when it fails to load', async () => {
  const view = await render(<Avatar picture={null} initials="IM" />);
  await expect.element(page.getByText('IM')).toBeVisible();
  await view.rerender(<Avatar picture="data:image/png;base64,AAAA" initials="IM" />);
  await expect.element(page.getByText('IM')).toBeVisible();
});

it('Avatar shows the picture once it loads', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const { container } = await render(
    <Avatar picture={`data:image/svg+xml,${encodeURIComponent(drawing)}`} initials="IM" />,
  );
  await expect.poll(() => container.querySelector('img')?.naturalWidth).toBe(8);
  expect(container.textContent).toBe('');
});
