import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { toFileStem } from '../src/export/file-names.ts';
import { exportGuide, pageFileName } from '../src/export/index.ts';
import { DEFAULT_SETTINGS, type Guide, parseGuide, SAMPLE_GUIDE, StyleKitError } from '../src/index.ts';
import { toTokenDocument } from '../src/token/guide-tokens.ts';
import { findTokenIssues, parseTokens } from '../src/token/parse-dtcg.ts';
import { hostileGuide, hostileText } from './hostile-texts.ts';
import { caseCount } from './sample-size.ts';

/* Hostile texts in JSON exports and file names, and hostile documents as input of the parsers. */

const SCHEMAS = path.join(import.meta.dirname, 'reference/dtcg-2025.10');

/** Compiled once, because that takes a hundred times as long as validating a document. */
function compileFormat(): (document: unknown) => boolean {
  const schema = (file: string) =>
    JSON.parse(readFileSync(path.join(SCHEMAS, file), 'utf8')) as { $id: string };
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  const files = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.startsWith('format') && name.endsWith('.json'))) {
    if (file !== 'format.json') ajv.addSchema(schema(file));
  }
  return ajv.compile<unknown>(schema('format.json'));
}

const isValidFormat = compileFormat();

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

describe('hostile texts in the JSON exports', () => {
  it('parse to the same guide', async () => {
    await fc.assert(
      fc.asyncProperty(hostileGuide, async (guide) => {
        const { text } = await exportGuide(guide, DEFAULT_SETTINGS, 'json');
        expect(parseGuide(JSON.parse(text))).toEqual(guide);
      }),
      { numRuns: caseCount(1_000) },
    );
  });

  it('give valid design tokens with the values of the sample, except fonts', () => {
    const allowed = (guide: Guide) =>
      parseTokens(JSON.parse(JSON.stringify(toTokenDocument(guide)))).filter(
        ({ type }) => type !== 'fontFamily' && type !== 'typography',
      );
    const sample = allowed(SAMPLE_GUIDE).map(({ value }) => value);
    fc.assert(
      fc.property(hostileGuide, (guide) => {
        expect(allowed(guide).map(({ value }) => value)).toEqual(sample);
      }),
      { numRuns: caseCount(1_000) },
    );
  });

  it('conform to the JSON schemas of the format', () => {
    fc.assert(
      fc.property(hostileGuide, (guide) => {
        expect(isValidFormat(JSON.parse(JSON.stringify(toTokenDocument(guide))))).toBe(true);
      }),
      { numRuns: caseCount(60) },
    );
  });
});

describe('hostile names of projects', () => {
  it('give file names of [a-z0-9-]{1,64}', () => {
    fc.assert(
      fc.property(hostileText, (name) => {
        expect(toFileStem(name)).toMatch(/^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$/);
        expect(pageFileName(name, 'css')).toBe(`${toFileStem(name)}-variables.css`);
      }),
      { numRuns: caseCount(5_000) },
    );
  });
});

/** JSON with the keys and values of guides and tokens in the wrong positions. */
const hostileJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1e308,
      '',
      '{a}',
      '{a.b}',
      '#/a/$value',
      '#/',
      'color',
      'dimension',
      'px',
    ),
    hostileText,
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc
    .array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(
            '$type',
            '$value',
            '$ref',
            '$extends',
            '$root',
            '$description',
            '$extensions',
            '$deprecated',
            '__proto__',
            'constructor',
            'prototype',
            'toString',
            'hasOwnProperty',
            'a',
            'b',
            'version',
            'colors',
            'fonts',
            'components',
            'colorSpace',
            'hex',
            'unit',
            'value',
            'polluted',
          ),
          hostileText,
        ),
        tie('value'),
      ),
      { maxLength: 5 },
    )
    // Created as text, so that "__proto__" is an ordinary key, as in a file.
    .map(
      (entries) =>
        `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`,
    )
    .map((text): unknown => JSON.parse(text)),
})).object;

describe('hostile documents', () => {
  it.each([
    { a: { $type: { toString: '' }, $value: 1 } },
    { $type: Object.create(null) as object, a: { $value: 1 } },
    { a: { $type: 'color', $value: { colorSpace: { toString: '' }, components: [0, 0, 9] } } },
  ])('with objects that cannot become text give a list of issues: %j', (document) => {
    expect(findTokenIssues(document)).not.toEqual([]);
    expect(() => parseTokens(document)).toThrow(StyleKitError);
  });

  it('are token documents or give a list of issues', () => {
    fc.assert(
      fc.property(hostileJson, (document) => {
        const issues = findTokenIssues(document);
        if (issues.length === 0) expect(Array.isArray(parseTokens(document))).toBe(true);
        else expect(() => parseTokens(document)).toThrow(StyleKitError);
        for (const { message, fix } of issues) expect([message, fix]).not.toContain('');
      }),
      { numRuns: caseCount(4_000) },
    );
  });

  it('are guides or throw a StyleKitError, also as a part of a guide', () => {
    const parts = Object.keys(SAMPLE_GUIDE);
    fc.assert(
      fc.property(hostileJson, fc.option(fc.constantFrom(...parts)), (document, part) => {
        const input = part === null ? document : { ...SAMPLE_GUIDE, [part]: document };
        expect(() => parseGuide(input)).toThrow(StyleKitError);
      }),
      { numRuns: caseCount(3_000) },
    );
  });
});
