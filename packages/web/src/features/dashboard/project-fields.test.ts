import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../../lib/form/form-errors.ts';
import { isAllowedImage, type ProjectFields, projectSchema, toFields, toInput } from './project-fields.ts';

const PROJECT = {
  id: '0191b4a8-0000-7000-8000-000000000000',
  name: 'Padaria',
  description: 'Bakery',
  logoUrl: null,
  createdAt: '2026-11-19T12:00:00.000Z',
  updatedAt: '2026-11-19T12:00:00.000Z',
  isArchived: false,
  isDeleted: false,
  styleTileCount: 0,
  lastChangedAt: '2026-01-01T00:00:00.000Z',
  latestPalette: null,
};

describe('project fields', () => {
  it('start with the logo kind of the project', () => {
    expect(toFields(null)).toMatchObject({ name: '', logoMode: 'url' });
    const upload = `/uploads/${'a'.repeat(32)}.png`;
    expect(toFields({ ...PROJECT, logoUrl: upload })).toMatchObject({
      logoMode: 'upload',
      logoUpload: upload,
    });
    expect(toFields({ ...PROJECT, logoUrl: 'https://example.com/a.png' })).toMatchObject({
      logoMode: 'url',
      logoLink: 'https://example.com/a.png',
    });
  });

  it('send only the selected kind of logo, trimmed', () => {
    const fields = {
      ...toFields(PROJECT),
      logoLink: ' https://example.com/a.png ',
      logoUpload: '/uploads/x',
    };
    expect(toInput(fields).logoUrl).toBe('https://example.com/a.png');
    expect(toInput({ ...fields, logoMode: 'upload' }).logoUrl).toBe('/uploads/x');
    expect(toInput({ ...fields, logoLink: '  ' }).logoUrl).toBeNull();
  });

  it('require a name and a description that are not blank', () => {
    const errorsOf = (fields: ProjectFields) =>
      toFieldErrors(projectSchema.safeParse(fields).error?.issues ?? []);
    const name = 'Please enter a name for your project';
    const description = 'Please enter a description for your project';
    expect(errorsOf({ ...toFields(PROJECT), name: ' ' })).toEqual({ name });
    expect(errorsOf(toFields(null))).toEqual({ name, description });
    expect(errorsOf(toFields(PROJECT))).toEqual({});
  });
});

it('accept only https images and uploads', () => {
  expect(isAllowedImage('https://example.com/a.png')).toBe(true);
  expect(isAllowedImage('/uploads/a.png')).toBe(true);
  for (const text of ['http://example.com/a.png', 'javascript:alert(1)', 'data:image/png,', 'exam', '']) {
    expect(isAllowedImage(text)).toBe(false);
  }
});
