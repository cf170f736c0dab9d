// The fonts come from npm packages, so the page does not load them from Google.
import { readFileSync, writeFileSync } from 'node:fs';

const css = readFileSync('brand/style-variables.css', 'utf8');
writeFileSync('app/brand.css', css.replace(/^@import url\("https:\/\/fonts\.googleapis\.com\/.*\n/m, ''));
