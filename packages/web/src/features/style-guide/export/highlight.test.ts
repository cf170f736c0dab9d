import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const CSS =
  ':root {\n  --primary: #C4532F; /* Crust, "AA" 4.63 */\n  --font: "Lora", serif;\n  --radius: 0.5rem;\n}\n';
const JSON_TEXT = '{\n  "hex": "#C4532F",\n  "name": "say \\"hi\\"",\n  "level": -0.5,\n  "open": true\n}\n';

describe('highlight', () => {
  it.each([
    ['css', CSS],
    ['json', JSON_TEXT],
    ['css', 'broken { "never closed /* nor this'],
    ['json', ''],
  ] as const)('keeps all of the text: %s', (language, text) => {
    expect(
      highlight(text, language)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });

  it('recognizes CSS tokens', () => {
    expect(kinds(CSS, 'css')).toEqual({
      '--primary': 'name',
      '#C4532F': 'color',
      '/* Crust, "AA" 4.63 */': 'comment',
      '--font': 'name',
      '"Lora"': 'string',
      '--radius': 'name',
      '0.5rem': 'number',
    });
  });

  it('recognizes JSON tokens and separates keys from values', () => {
    expect(kinds(JSON_TEXT, 'json')).toEqual({
      '"hex"': 'name',
      '"#C4532F"': 'color',
      '"name"': 'name',
      '"say \\"hi\\""': 'string',
      '"level"': 'name',
      '-0.5': 'number',
      '"open"': 'name',
      true: 'keyword',
    });
  });
});

function kinds(text: string, language: 'css' | 'json'): Record<string, string> {
  const runs = highlight(text, language).filter((run) => run.kind !== 'plain');
  return Object.fromEntries(runs.map((run) => [run.text, run.kind]));
}
