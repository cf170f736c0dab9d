// What the Tailwind CSS plugin of a bundler does, for one page: compiles globals.css for the classes of card.html.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';

const require = createRequire(import.meta.url);

const { build } = await compile(readFileSync('globals.css', 'utf8'), {
  base: process.cwd(),
  loadStylesheet: async (id, base) => {
    const file = id.startsWith('.') ? path.resolve(base, id) : require.resolve(`${id}/index.css`);
    return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') };
  },
});
const classes = readFileSync('card.html', 'utf8').matchAll(/class="([^"]*)"/g);
const css = build([...classes].flatMap(([, names]) => names.split(' ')));
mkdirSync('dist', { recursive: true });
writeFileSync('dist/page.css', css);
