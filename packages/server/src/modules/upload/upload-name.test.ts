import { describe, expect, it } from 'vitest';
import { createUploadName, parseUploadUrl } from './upload-name.ts';

const NAME = `${'0123456789abcdef'.repeat(2)}.png`;

describe('createUploadName', () => {
  it('consists of 128 random bits and the extension', () => {
    const names = Array.from({ length: 1_000 }, () => createUploadName('svg'));
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}\.svg$/);
    expect(new Set(names).size).toBe(1_000);
    expect(createUploadName('jpg')).toMatch(/^[0-9a-f]{32}\.jpg$/);
  });
});

describe('parseUploadUrl', () => {
  it('extracts the name from the URL of an upload', () => {
    expect(parseUploadUrl(`/uploads/${NAME}`)).toBe(NAME);
    const name = createUploadName('jpg');
    expect(parseUploadUrl(`/uploads/${name}`)).toBe(name);
  });

  it.each([
    '/etc/passwd',
    '',
    '/',
    '/uploads/',
    `uploads/${NAME}`,
    `//uploads/${NAME}`,
    `/uploads//${NAME}`,
    `/Uploads/${NAME}`,
    `http://localhost:4000/uploads/${NAME}`,
    `//evil.example/uploads/${NAME}`,
    `/uploads/../uploads/${NAME}`,
    `/uploads/..%2f${NAME}`,
    `/uploads/../../etc/passwd`,
    `/uploads/%2e%2e/${NAME}`,
    `/uploads\\${NAME}`,
    `/uploads/${NAME}?x=1`,
    `/uploads/${NAME}#x`,
    `/uploads/${NAME}/`,
    `/uploads/${NAME}\n`,
    `/uploads/${NAME}\u0000`,
    `/uploads/${NAME}\u0000.png`,
    ` /uploads/${NAME}`,
    `/uploads/${NAME} `,
    `/uploads/${NAME.toUpperCase()}`,
    `/uploads/${NAME.slice(1)}`,
    `/uploads/0${NAME}`,
    `/uploads/${NAME.replace('png', 'jpeg')}`,
    `/uploads/${NAME.replace('png', 'gif')}`,
    `/uploads/${NAME.replace('.', '\u2024')}`,
    `/uploads/\u202e${NAME}`,
    `/uploads/${'a'.repeat(4_096)}.png`,
    '/uploads/CON',
    '/uploads/.part',
    null,
    undefined,
    7,
    true,
    {},
    [`/uploads/${NAME}`],
    { toString: () => `/uploads/${NAME}` },
  ])('returns null for %j', (url) => {
    expect(parseUploadUrl(url)).toBeNull();
  });
});
