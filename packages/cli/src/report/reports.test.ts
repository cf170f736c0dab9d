import { describe, expect, it } from 'vitest';
import { checkedFile, finding } from '../../test/findings.ts';
import { ALL_RULES, NONE_SUPPRESSED } from './checked-file.ts';
import { toGithubReport } from './github.ts';
import { toGitlabReport } from './gitlab.ts';
import { toJsonReport } from './json.ts';
import { toJunitReport } from './junit.ts';
import { toSarifReport } from './sarif.ts';

describe('annotations for GitHub', () => {
  it.each([
    [
      'an error with its place',
      {},
      '::error file=brand.tokens.json,line=3,col=5,title=contrast%3A color.text::The contrast is 3.1 : 1. Use #222222.\n',
    ],
    [
      'a warning',
      { severity: 'warning' as const },
      '::warning file=brand.tokens.json,line=3,col=5,title=contrast%3A color.text::The contrast is 3.1 : 1. Use #222222.\n',
    ],
    [
      'a notice about the whole file',
      { severity: 'info' as const, path: '', position: null },
      '::notice file=brand.tokens.json,title=contrast::The contrast is 3.1 : 1. Use #222222.\n',
    ],
    [
      'a text with the separators of commands',
      { path: 'a,b:c', message: '100%\r\n::error::' },
      '::error file=brand.tokens.json,line=3,col=5,title=contrast%3A a%2Cb%3Ac::100%25%0D%0A::error:: Use #222222.\n',
    ],
    [
      'a text without its control characters',
      { message: 'a\u001b[31mb\u202ec' },
      '::error file=brand.tokens.json,line=3,col=5,title=contrast%3A color.text::a[31mbc Use #222222.\n',
    ],
  ])('are %s', (_, changes, expected) => {
    expect(toGithubReport([checkedFile([finding(changes)])])).toBe(expected);
  });

  it('escape the name of a file, and have the findings of all files', () => {
    const files = [
      checkedFile([finding({ path: '' })], { source: 'a,b:c%.json' }),
      checkedFile([]),
      checkedFile([finding({ path: '' })], { source: '-' }),
    ];
    expect(toGithubReport(files)).toBe(
      '::error file=a%2Cb%3Ac%25.json,line=3,col=5,title=contrast::The contrast is 3.1 : 1. Use #222222.\n' +
        '::error file=stdin,line=3,col=5,title=contrast::The contrast is 3.1 : 1. Use #222222.\n',
    );
  });

  it('are empty without findings', () => {
    expect(toGithubReport([checkedFile([])])).toBe('');
  });
});

describe('the Code Quality report of GitLab', () => {
  const entriesOf = (...args: Parameters<typeof toGitlabReport>) => JSON.parse(toGitlabReport(...args));

  it('has text, rule, severity and line', () => {
    expect(entriesOf([checkedFile([finding()], { source: './a.json' })])).toEqual([
      {
        description: 'The contrast is 3.1 : 1. Use #222222.',
        check_name: 'contrast',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        severity: 'major',
        location: { path: 'a.json', lines: { begin: 3 } },
      },
    ]);
  });

  it.each([
    ['error', 'major'],
    ['warning', 'minor'],
    ['info', 'info'],
  ] as const)('calls an %s %s', (severity, expected) => {
    expect(entriesOf([checkedFile([finding({ severity })])])[0].severity).toBe(expected);
  });

  it('shows a finding about the whole of standard input in line 1', () => {
    const [{ location }] = entriesOf([checkedFile([finding({ position: null })], { source: '-' })]);
    expect(location).toEqual({ path: 'stdin', lines: { begin: 1 } });
  });

  it('is an empty list without findings', () => {
    expect(toGitlabReport([checkedFile([])])).toBe('[]\n');
  });
});

describe('the SARIF report', () => {
  const runOf = (...args: Parameters<typeof toSarifReport>) => JSON.parse(toSarifReport(...args)).runs[0];

  it('describes every rule, and a result names its rule by id and index', () => {
    const { tool, results, columnKind } = runOf([checkedFile([finding()])]);
    expect(tool.driver.rules).toHaveLength(ALL_RULES.length);
    expect(tool.driver.rules[results[0].ruleIndex].id).toBe('contrast');
    expect(columnKind).toBe('utf16CodeUnits');
    expect(results).toEqual([
      {
        ruleId: 'contrast',
        ruleIndex: expect.any(Number),
        level: 'error',
        message: { text: 'The contrast is 3.1 : 1. Use #222222.' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'brand.tokens.json' },
              region: { startLine: 3, startColumn: 5 },
            },
            logicalLocations: [{ fullyQualifiedName: 'color.text' }],
          },
        ],
      },
    ]);
  });

  it('has no region and no path for a finding about the whole file', () => {
    const { results } = runOf([checkedFile([finding({ severity: 'info', path: '', position: null })])]);
    expect(results[0].level).toBe('note');
    expect(results[0].locations).toEqual([
      { physicalLocation: { artifactLocation: { uri: 'brand.tokens.json' } } },
    ]);
  });

  it.each([
    ['-', 'stdin'],
    ['tokens\\brand.json', 'tokens/brand.json'],
    ['my tokens/größe.json', 'my%20tokens/gr%C3%B6%C3%9Fe.json'],
    ['100%.json', '100%25.json'],
    ['a#b?c.json', 'a%23b%3Fc.json'],
  ])('writes the file %j as the URI %s', (source, uri) => {
    const { results } = runOf([checkedFile([finding()], { source })]);
    expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(uri);
  });
});

describe('the JUnit report', () => {
  it('has a suite for each file and a test case for each finding', () => {
    const files = [
      checkedFile([finding(), finding({ severity: 'info', path: '', position: null })], { source: '-' }),
      checkedFile([], { source: 'clean.json' }),
    ];
    const failure =
      '<failure type="error" message="The contrast is 3.1 : 1.">Use #222222.\nstdin:3:5</failure>';
    expect(toJunitReport(files)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="stylekit check" tests="3" failures="1" errors="0" skipped="1">
  <testsuite name="stdin" tests="2" failures="1" errors="0" skipped="1">
    <testcase classname="stdin" name="contrast: color.text" file="stdin" line="3">${failure}</testcase>
    <testcase classname="stdin" name="contrast" file="stdin"><skipped message="The contrast is 3.1 : 1."/></testcase>
  </testsuite>
  <testsuite name="clean.json" tests="1" failures="0" errors="0" skipped="0">
    <testcase classname="clean.json" name="no findings"/>
  </testsuite>
</testsuites>
`);
  });

  it.each([
    ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
    ['a\tb\r\nc', 'a&#9;b&#13;&#10;c'],
    ['a\u0000b\u001bc\uFFFEd\uD800e', 'a\uFFFDb\uFFFDc\uFFFDd\uFFFDe'],
    ['ein 🎨', 'ein 🎨'],
  ])('writes %j as the attribute %j', (message, expected) => {
    expect(toJunitReport([checkedFile([finding({ message })])])).toContain(` message="${expected}"`);
  });
});

describe('the JSON report', () => {
  it('counts findings in all and in each file, and what was left out', () => {
    const warning = finding({ severity: 'warning' });
    const result = {
      files: [checkedFile([finding(), warning]), checkedFile([])],
      suppressed: NONE_SUPPRESSED,
    };
    const report = JSON.parse(toJsonReport(result));
    expect(report.counts).toEqual({ error: 1, warning: 1, info: 0 });
    expect(report.suppressed).toEqual({ baseline: 0, waived: 0, fixed: 0 });
    expect(report.files[1]).toEqual({
      file: 'brand.tokens.json',
      kind: 'tokens',
      counts: { error: 0, warning: 0, info: 0 },
      findings: [],
    });
    expect(report.files[0].findings[1]).toEqual(warning);
  });
});
