import { type Guide, type GuideColor, guideColors, readableText, wcagContrast } from '@stylekit/engine';
import { formatMeasure, formatRatio } from '@stylekit/engine/check';
import type { Output } from '../deps.ts';
import { bold, chip, dim, printable } from './terminal-style.ts';

/** The width of the labels of measurements, in characters. */
const LABEL_WIDTH = 46;

/** Summary of a guide for a terminal: color chips with names, codes and contrast ratios, fonts and explanations. */
export function toGuideSheet(guide: Guide, output: Output): string {
  const colors = guideColors(guide);
  const nameWidth = Math.min(28, Math.max(...colors.map(({ name }) => printable(name).length)));
  const { header, body } = guide.fonts;
  const lines = [
    '',
    `  ${bold(printable(guide.name), output)}`,
    `  ${dim(printable(guide.description), output)}`,
    '',
    ...colors.map((color) => toColorLine(color, nameWidth, output)),
    '',
    toFactLine('Header font', `${printable(header.name)}  ${header.weights.join(' ')}`, output),
    toFactLine('Body font', `${printable(body.name)}  ${body.weights.join(' ')}`, output),
    toFactLine('Harmony', guide.colors.harmony?.type ?? 'none', output),
    '',
    ...wrap(printable(guide.colors.explanation.content)),
    '',
    ...wrap(printable(guide.fonts.explanation.content)),
    '',
    ...measuredLines(guide, output),
  ];
  return `${lines.join('\n')}\n`;
}

/** The numbers of both explanations; older guides state them in the text. */
function measuredLines({ colors, fonts }: Guide, output: Output): string[] {
  const measures = [...(colors.explanation.measured ?? []), ...(fonts.explanation.measured ?? [])];
  if (measures.length === 0) return [];
  const lines = measures.map(
    (measure) => `  ${printable(measure.label).padEnd(LABEL_WIDTH)}  ${formatMeasure(measure)}`,
  );
  return [`  ${dim('Measured', output)}`, ...lines, ''];
}

function toColorLine({ name, hex, variable }: GuideColor, nameWidth: number, output: Output): string {
  const text = readableText(hex);
  const ratio = wcagContrast(hex, text);
  const verdict = `${formatRatio(ratio).padStart(5)} : 1 ${ratio >= 7 ? 'AAA' : 'AA '} ${text === '#000000' ? 'black' : 'white'} text`;
  const label = printable(name).slice(0, nameWidth).padEnd(nameWidth);
  return `  ${chip(`  ${hex.toUpperCase()}  `, hex, output)}  ${label}  ${dim(variable.padEnd(13), output)} ${verdict}`;
}

function toFactLine(label: string, value: string, output: Output): string {
  return `  ${dim(label.padEnd(12), output)}  ${value}`;
}

function wrap(text: string, width = 76): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => `  ${line}`);
}
