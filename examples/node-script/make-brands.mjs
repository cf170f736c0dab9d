// Makes a style guide for each brief of a list, checks it and writes its stylesheet and tokens.
import { mkdirSync, writeFileSync } from 'node:fs';
import { checkGuide, generateGuide, wcagContrast } from '@stylekit/engine';
import { exportGuide } from '@stylekit/engine/export';

const BRIEFS = {
  bakery: 'A neighborhood bakery in Lisbon that mills its own flour',
  bank: 'A calm bank for farmers, anything but blue',
};

for (const [folder, description] of Object.entries(BRIEFS)) {
  const guide = await generateGuide('ai', { description }, { seed: '1' });
  const findings = checkGuide(guide);
  mkdirSync(`brands/${folder}`, { recursive: true });
  for (const format of ['css', 'dtcg']) {
    const { fileName, text } = await exportGuide(guide, undefined, format);
    writeFileSync(`brands/${folder}/${fileName}`, text);
  }
  const { hex, name } = guide.colors.primary;
  const contrast = wcagContrast(hex, '#FFFFFF').toFixed(2);
  process.stdout.write(`${folder}: ${name} ${hex}, ${contrast}:1 on white, ${findings.length} findings\n`);
}
