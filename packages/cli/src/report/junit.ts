import type { CheckedFile, LocatedFinding } from './checked-file.ts';

/**
 * Findings as JUnit XML: a suite for each file and a failed test case for each finding; `info` is a skipped test case.
 * A file without findings is one passed test case.
 *
 * @see https://github.com/testmoapp/junitxml
 */
export function toJunitReport(files: readonly CheckedFile[]): string {
  const suites = files.map((file) => toSuite(file));
  const attributes = toTotals(
    files.flatMap(({ findings }) => findings),
    files.filter(isClean).length,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="stylekit check" ${attributes}>\n${suites.join('')}</testsuites>\n`;
}

function isClean({ findings }: CheckedFile): boolean {
  return findings.length === 0;
}

function toTotals(findings: readonly LocatedFinding[], passed: number): string {
  const skipped = findings.filter(({ severity }) => severity === 'info').length;
  const failures = findings.length - skipped;
  return `tests="${findings.length + passed}" failures="${failures}" errors="0" skipped="${skipped}"`;
}

function toSuite(file: CheckedFile): string {
  const name = escapeXml(file.source === '-' ? 'stdin' : file.source);
  const cases = isClean(file)
    ? [`    <testcase classname="${name}" name="no findings"/>\n`]
    : file.findings.map((finding) => toCase(finding, name));
  const attributes = toTotals(file.findings, isClean(file) ? 1 : 0);
  return `  <testsuite name="${name}" ${attributes}>\n${cases.join('')}  </testsuite>\n`;
}

function toCase({ rule, path, severity, message, fix, position }: LocatedFinding, file: string): string {
  const name = escapeXml(path === '' ? rule : `${rule}: ${path}`);
  const line = position === null ? '' : ` line="${position.line}"`;
  const place = position === null ? file : `${file}:${position.line}:${position.column}`;
  const text = escapeXml(message);
  const result =
    severity === 'info'
      ? `<skipped message="${text}"/>`
      : `<failure type="${severity}" message="${text}">${escapeXml(fix)}\n${place}</failure>`;
  return `    <testcase classname="${file}" name="${name}" file="${file}"${line}>${result}</testcase>\n`;
}

/** Characters that XML 1.0 does not allow, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '\u{FFFD}')
    .replace(/[&<>"\t\n\r]/g, (character) => ENTITIES[character] ?? '');
}
