import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserApp } from './browser-app.ts';
import {
  callApi,
  chooseAction,
  createProject,
  LIVE_MS,
  openDashboard,
  register,
  waitForToast,
} from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';
import { makePng } from './test-png.ts';

let app: BrowserApp;
let userCount = 0;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

describe('project', () => {
  it('is created, edited, archived, restored and deleted', async () => {
    const opened = await openDashboard(app, await register(app, nextName()));
    const { page } = opened;
    await page.getByText('No projects yet').waitFor();
    await page.getByText('Create your first project to get started with style guides.').waitFor();
    await page.getByRole('button', { name: 'New Project' }).click();
    const form = page.getByRole('dialog', { name: 'New Project' }).locator('form');
    await expect
      .poll(() => form.getByLabel('Project Name').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await form.getByLabel('Project Name').fill('Nordlys Optik');
    await form.getByLabel('Description').fill('Opticians for long winters');
    await form.getByRole('button', { name: 'Create Project' }).click();
    await waitForToast(page, 'Project created');
    await form.waitFor({ state: 'hidden' });
    const card = page.getByRole('listitem').filter({ hasText: 'Nordlys Optik' });
    await card.getByText('Opticians for long winters').waitFor();
    await card.getByText(/Created on \w{3,4} \d{1,2}, \d{4}/).waitFor();
    await expect
      .poll(() => card.getByRole('link', { name: 'Open Project' }).getAttribute('href'))
      .toMatch(/^\/project\/[0-9a-f-]{36}$/);

    opened.allowProblem(/pictures\.example/);
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: makePng(32, 32) }),
    );
    await chooseAction(page, 'Nordlys Optik', 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit Project' }).locator('form');
    await edit.getByLabel('Project Name').fill('Nordlys Optik Oslo');
    await edit.getByLabel('Logo URL').fill('https://pictures.example/logo.png');
    await edit.getByLabel('Description').focus();
    await edit.getByRole('img', { name: 'Logo of Nordlys Optik Oslo' }).waitFor();
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await waitForToast(page, 'Project updated');
    const logo = page.getByRole('listitem').getByRole('img', { name: 'Logo of Nordlys Optik Oslo' });
    await expect.poll(() => logo.getAttribute('src')).toBe('https://pictures.example/logo.png');
    await expect.poll(() => logo.getAttribute('referrerpolicy')).toBe('no-referrer');

    await chooseAction(page, 'Nordlys Optik Oslo', 'Archive');
    await waitForToast(page, 'Project archived');
    await page.getByText('No projects yet').waitFor();
    await page.getByRole('tab', { name: 'Archived' }).click();
    await page.getByRole('link', { name: 'View Project' }).waitFor();
    await chooseAction(page, 'Nordlys Optik Oslo', 'Restore');
    await waitForToast(page, 'Project restored');
    await page.getByText('No archived projects').waitFor();
    await page.getByText('Archived projects will appear here.').waitFor();
    await page.getByRole('tab', { name: 'Active Projects' }).click();

    await chooseAction(page, 'Nordlys Optik Oslo', 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this project?' });
    await question.getByText('Nordlys Optik Oslo', { exact: true }).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Actions for Nordlys Optik Oslo');
    await page.route('**/delete', (route) => route.abort(), { times: 1 });
    await chooseAction(page, 'Nordlys Optik Oslo', 'Delete');
    await question.getByRole('button', { name: 'Delete Project' }).click();
    await question.getByRole('alert').getByText('Failed to delete project').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1);
    await chooseAction(page, 'Nordlys Optik Oslo', 'Delete');
    await question.getByRole('button', { name: 'Delete Project' }).click();
    await waitForToast(page, 'Project permanently deleted');
    await page.getByText('No projects yet').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Active Projects');
    // The aborted request above is expected.
    opened.allowProblem(/net::ERR_FAILED/);
    expect(opened.problems).toEqual([]);
  });

  it('gets an uploaded logo and loses it again', async () => {
    const opened = await openDashboard(app, await register(app, nextName()));
    const { page } = opened;
    await page.getByRole('button', { name: 'New Project' }).click();
    const form = page.getByRole('dialog', { name: 'New Project' }).locator('form');
    await form.getByLabel('Project Name').fill('Casa Verbena');
    await form.getByLabel('Description').fill('Herbal apothecary');
    await form.getByText('Upload', { exact: true }).click();
    await form.getByLabel('Choose a file').setInputFiles(file('logo.png', 'image/png', makePng(64, 64)));
    await form.getByText('File uploaded').waitFor();
    await form.getByRole('img', { name: 'Logo of Casa Verbena' }).waitFor();
    await form.getByRole('button', { name: 'Create Project' }).click();
    const logo = page.getByRole('listitem').getByRole('img', { name: 'Logo of Casa Verbena' });
    const address = await logo.getAttribute('src');
    expect(address).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/);

    await chooseAction(page, 'Casa Verbena', 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit Project' }).locator('form');
    await edit.getByRole('button', { name: 'Remove Logo' }).click();
    await edit.getByText('Logo removed').waitFor();
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await logo.waitFor({ state: 'hidden' });
    expect(
      await page.evaluate(async (path) => (await fetch(path, { cache: 'no-store' })).status, address ?? ''),
    ).toBe(404);
    opened.allowProblem(/\/uploads\//);
    expect(opened.problems).toEqual([]);
  });

  it('removes its logo even when the file cannot be deleted', async () => {
    const opened = await openDashboard(app, await register(app, nextName()));
    const { page } = opened;
    const url = await page.evaluate(
      async (bytes) => {
        const body = new FormData();
        body.append('logo', new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }));
        return (await (await fetch('/uploads', { method: 'POST', body })).json()).url;
      },
      [...makePng(16, 16)],
    );
    const id = await createProject(page, 'Casa', 'Herbs', url);
    await page.getByRole('main').getByRole('listitem').waitFor();
    await chooseAction(page, 'Casa', 'Edit');
    opened.allowProblem(/net::ERR_FAILED/);
    await page.route('**/uploads/delete', (route) => route.abort());
    const edit = page.getByRole('dialog', { name: 'Edit Project' }).locator('form');
    await edit.getByRole('button', { name: 'Remove Logo' }).click();
    await edit.getByText('Logo reference removed').waitFor();
    const project = await callApi(page, 'GET', `/api/projects/${id}`);
    expect(project).toMatchObject({ logoUrl: null });
  });
});

describe('form', () => {
  it('shows what is missing and keeps the input', async () => {
    const { page } = await openDashboard(app, await register(app, nextName()));
    await page.getByRole('button', { name: 'New Project' }).click();
    const form = page.getByRole('dialog', { name: 'New Project' }).locator('form');
    await form.getByRole('button', { name: 'Create Project' }).click();
    await waitForToast(page, 'Project name required');
    await form.getByText('Please enter a name for your project').waitFor();
    await form.getByText('Please enter a description for your project').waitFor();
    await form.getByLabel('Project Name').fill('A name');
    await form.getByRole('button', { name: 'Create Project' }).click();
    await waitForToast(page, 'Project description required');
    await form.getByLabel('Description').fill('Words');
    await form.getByLabel('Logo URL').fill('http://pictures.example/logo.png');
    await form.getByRole('button', { name: 'Create Project' }).click();
    await waitForToast(page, 'Failed to create project');
    await form.getByText('Must be an https URL or an uploaded logo').first().waitFor();
    await expect.poll(() => form.getByLabel('Project Name').inputValue()).toBe('A name');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('New Project');
  });

  it('rejects invalid logo files with the message of the rule', async () => {
    const { page, allowProblem } = await openDashboard(app, await register(app, nextName()));
    allowProblem(/status of 400.*\/uploads$/);
    await page.getByRole('button', { name: 'New Project' }).click();
    const form = page.getByRole('dialog', { name: 'New Project' }).locator('form');
    await form.getByText('Upload', { exact: true }).click();
    const field = form.getByLabel('Choose a file');
    const invalidFiles = [
      {
        upload: file('a.gif', 'image/gif', Buffer.from('GIF89a')),
        message: 'Invalid file type. Please upload png, jpeg, svg+xml',
      },
      {
        upload: file('a.png', 'image/png', Buffer.alloc(1_048_577)),
        message: 'File is too large. Maximum size is 1MB',
      },
      {
        upload: file('a.png', 'image/png', makePng(64, 40)),
        message: 'Image aspect ratio should be close to 1:1',
      },
      // Only the server detects this one.
      {
        upload: file('a.svg', 'image/svg+xml', makePng(64, 64)),
        message: 'Invalid file type. Please upload png, jpeg, svg+xml',
      },
      { upload: file('a.png', 'image/png', makePng(64, 64).subarray(0, 60)), message: /damaged/ },
    ];
    for (const { upload, message } of invalidFiles) {
      await field.setInputFiles(upload);
      await form.getByRole('status').filter({ hasText: message }).waitFor();
      await waitForToast(page, 'Upload failed');
    }
  });
});

describe('second window', () => {
  it('shows a new project without a reload', async () => {
    const email = await register(app, nextName());
    const { page } = await openDashboard(app, email);
    const second = await page.context().newPage();
    const streams: string[] = [];
    second.on('request', (request) => streams.push(new URL(request.url()).pathname));
    await second.goto(`${app.origin}/dashboard`);
    await second.getByText('No projects yet').waitFor();
    await createProject(page, 'From the first window', 'Words');
    // Well below the polling interval of one minute.
    await second.getByRole('heading', { name: 'From the first window' }).waitFor({ timeout: LIVE_MS });
    await page.getByRole('heading', { name: 'From the first window' }).waitFor({ timeout: LIVE_MS });
    // Browsers allow six connections over HTTP/1.1, so only one window holds the stream.
    expect(streams).not.toContain('/api/events');
    const reconnects = second.waitForRequest('**/api/events');
    await page.close();
    await reconnects;
    await createProject(second, 'From the second window', 'Words');
    await second.getByRole('heading', { name: 'From the second window' }).waitFor({ timeout: LIVE_MS });
  });
});

function nextName(): string {
  userCount += 1;
  return `dashboard-${userCount}`;
}

function file(name: string, mimeType: string, buffer: Buffer) {
  return { name, mimeType, buffer };
}
