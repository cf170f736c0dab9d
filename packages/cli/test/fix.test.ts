import { lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, runCli } from './run-cli.ts';

let cwd: string;

beforeEach(() => {
  cwd = makeFolder();
});

async function fix(name: string, text: string) {
  writeFileSync(path.join(cwd, name), text);
  const run = await runCli(['check', name, '--fix'], { cwd });
  return { ...run, text: readFileSync(path.join(cwd, name), 'utf8') };
}

describe('stylekit check --fix', () => {
  it('writes exact values into a token file and keeps its formatting', async () => {
    const before = `{
\t"brand":   { "$type": "Color",
\t\t"red": { "$value": "#c00" },
\t\t"blue": { "$value": { "colorSpace": "SRGB", "components": [0, 0, 1], "hex": "#00F" } } },

\t"size": { "$type": "dimension", "s": {"$value": "4px"}, "m": {"$value": {"value": "8", "unit": "PX"}} },
\t"time": { "$type": "duration", "$value": "200ms" }
}
`;
    const { code, stderr, text } = await fix('a.tokens.json', before);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'Applied 8 fixes.\n' });
    expect(text).toContain('\t"brand":   { "$type": "color",\n\t\t"red": {');
    expect(text).toContain(
      '"blue": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1], "hex": "#0000FF" } } },\n\n\t"size"',
    );
    expect(text).toContain('"m": {"$value": {"value": 8, "unit": "px"}} },\n');
    expect(JSON.parse(text).brand.red.$value).toMatchObject({ colorSpace: 'srgb', components: [0.8, 0, 0] });
    expect(JSON.parse(text).size.s.$value).toEqual({ value: 4, unit: 'px' });
    expect(JSON.parse(text).time.$value).toEqual({ value: 200, unit: 'ms' });
  });

  it('keeps the line breaks of Windows', async () => {
    const { text } = await fix(
      'a.tokens.json',
      '{\r\n  "a": {\r\n    "$type": "dimension", "$value": "4px"\r\n  }\r\n}\r\n',
    );
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('keeps the byte order mark of JSON and CSS, also over several rounds', async () => {
    const json = await fix('a.tokens.json', '\uFEFF{"a": {"$type": "Dimension", "$value": "4px"}}');
    expect(json.text).toMatch(/^\uFEFF\{"a": \{"\$type": "dimension"/);
    expect(JSON.parse(json.text.slice(1)).a.$value).toEqual({ value: 4, unit: 'px' });
    const css = await fix('theme.css', '\uFEFF:root { --card: #fff; --card-foreground: #999 }');
    expect(css.text).toBe('\uFEFF:root { --card: #fff; --card-foreground: #767676 }');
  });

  it('fixes what a guide can have fixed exactly', async () => {
    const guide = structuredClone(SAMPLE_GUIDE);
    guide.elements.buttons.primary.textColor = '#FFFFFF';
    guide.colors.primary.rgb = 'rgb(1, 2, 3)';
    const { code, text } = await fix('guide.json', JSON.stringify(guide, null, 2));
    expect(code).toBe(0);
    expect(JSON.parse(text)).toEqual({
      ...SAMPLE_GUIDE,
      elements: {
        ...SAMPLE_GUIDE.elements,
        buttons: {
          ...SAMPLE_GUIDE.elements.buttons,
          primary: { ...SAMPLE_GUIDE.elements.buttons.primary, textColor: '#000000' },
        },
      },
    });
  });

  it('replaces the color of a variable in a stylesheet, in its mode, and nothing else', async () => {
    const css = `:root { --card: #fff; --card-foreground: #999; /* keep */ }
.dark { --card: #000; --card-foreground: var(--dim); --dim: #333 }
`;
    const { code, stdout, text } = await fix('theme.css', css);
    expect(text).toBe(css.replace('#999', '#767676'));
    expect(code).toBe(1);
    expect(stdout).toContain('in .dark');
  });

  it('fixes the file behind a symbolic link and keeps the link', async () => {
    writeFileSync(path.join(cwd, 'real.css'), ':root { --card: #fff; --card-foreground: #999 }');
    symlinkSync('real.css', path.join(cwd, 'link.css'));
    expect((await runCli(['check', 'link.css', '--fix'], { cwd })).code).toBe(0);
    expect(lstatSync(path.join(cwd, 'link.css')).isSymbolicLink()).toBe(true);
    expect(readFileSync(path.join(cwd, 'real.css'), 'utf8')).toContain('--card-foreground: #767676');
  });

  it('says when there is nothing to fix, and leaves the file alone', async () => {
    const { code, stderr } = await fix('a.tokens.json', '{"a": {"$type": "number", "$value": "many"}}');
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'There is nothing to fix automatically.\n' });
  });
});
