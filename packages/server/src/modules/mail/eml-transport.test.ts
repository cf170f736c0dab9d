import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmlTransport, listEml, readEml } from './eml-transport.ts';
import { MailError } from './mail-transport.ts';

const from = 'StyleKit <hello@stylekit.example>';
const mail = {
  to: 'anna@example.com',
  subject: 'Your StyleKit verification code',
  text: 'Hello Anna,\n\n    ABC234\n',
  html: '<p lang="en">Grüße, Анна 🦀 ABC234</p>',
  messageId: '<outbox-1@stylekit.example>',
};
let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'stylekit-eml-'));
  folder = path.join(parent, 'mail');
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('the folder of mails', () => {
  it('is empty before the first mail', async () => {
    expect(await listEml(folder)).toEqual([]);
  });

  it('contains each mail as a complete file that only its owner can read', async () => {
    await createEmlTransport({ folder, from }).send(mail);
    const [name = ''] = await listEml(folder);
    expect(readdirSync(folder)).toEqual([name]);
    expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const email = await PostalMime.parse((await readEml(folder, name)) ?? '');
    expect(email).toMatchObject({ subject: mail.subject, messageId: mail.messageId, html: `${mail.html}\n` });
    expect(email.text?.replaceAll('\r', '').trimEnd()).toBe(mail.text.trimEnd());
    expect(email.from).toMatchObject({ name: 'StyleKit', address: 'hello@stylekit.example' });
    expect(email.to).toMatchObject([{ name: '', address: mail.to }]);
    expect(email.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('lists the newest first, also when the clock does not advance', async () => {
    const transport = createEmlTransport({ folder, from, now: () => new Date('2026-11-21T09:05:00.000Z') });
    for (let n = 1; n <= 12; n += 1)
      await transport.send({ ...mail, messageId: `<outbox-${n}@stylekit.example>` });
    const ids = [];
    for (const name of await listEml(folder)) {
      ids.push(/Message-ID: <outbox-(\d+)@/.exec((await readEml(folder, name)) ?? '')?.[1]);
    }
    expect(ids).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
    expect((await listEml(folder)).at(-1)).toMatch(/^20261121T090500000Z-[0-9a-f]{16}\.eml$/);
  });

  it('hides files that are not its own mail', async () => {
    await createEmlTransport({ folder, from }).send(mail);
    writeFileSync(path.join(parent, 'secret.eml'), 'secret');
    writeFileSync(path.join(folder, 'note.txt'), 'note');
    const [name = ''] = await listEml(folder);
    for (const other of [
      '../secret.eml',
      'note.txt',
      '',
      '.',
      `./${name}`,
      `${name}\u0000`,
      `${name}\n`,
      `x/../${name}`,
    ]) {
      expect(await readEml(folder, other), other).toBeNull();
    }
    expect(await readEml(folder, '20000101T000000000Z-0123456789abcdef.eml')).toBeNull();
  });

  it('causes a temporary error if it cannot be written', async () => {
    writeFileSync(folder, 'a file where the folder should be');
    const sending = createEmlTransport({ folder, from }).send(mail);
    await expect(sending).rejects.toBeInstanceOf(MailError);
    await expect(sending).rejects.toMatchObject({ isPermanent: false });
  });
});
