import { describe, expect, it } from 'vitest';
import { modesOf } from './mode-of.ts';

describe('modesOf', () => {
  it.each([
    ['the root element', ':root', [':root']],
    ['the element html', 'html', [':root']],
    ['a shadow root', ':host', [':root']],
    ['several names of the page, once', ':root, :host, body', [':root']],
    ['a class of the root element', ':root.dark', ['.dark']],
    ['any class on html', 'html.sepia', ['.sepia']],
    ['a class whose name says so', '.dark', ['.dark']],
    ['a long class whose name says so', '.my-high-contrast-page', ['.my-high-contrast-page']],
    ['an attribute', '[data-theme="dark"]', ['[data-theme=dark]']],
    ['an attribute in single quotes', "[data-theme='dark']", ['[data-theme=dark]']],
    ['an attribute without quotes', '[data-bs-theme=dark]', ['[data-bs-theme=dark]']],
    ['an attribute of the root element', ':root[data-color-mode=dim]', ['[data-color-mode=dim]']],
    ['an attribute without a value', '[data-theme]', [':root']],
    ['a list of modes', '.dark, [data-theme=dark]', ['.dark', '[data-theme=dark]']],
    ['a selector in :is()', ':is(.dark)', ['.dark']],
    ['a selector in :where()', ':where([data-theme=dark])', ['[data-theme=dark]']],
    ['what it is not', ':root:not(.light)', [':root']],
    ['a nested rule of the page', '&.dark', ['.dark']],
  ])('reads %s', (_, selector, expected) => {
    expect(modesOf(selector, [])).toEqual(expected);
  });

  it.each([
    ['a part of a page', '.card'],
    ['an element inside the page', 'body .sepia'],
    ['an element of a mode', '.dark .card'],
    ['a pseudo-element', '.dark::before'],
    ['an element', 'button'],
    ['an id', '#dark'],
    ['an attribute of another kind', '[data-state=open]'],
    ['the universal selector', '*'],
    ['only what it is not', ':not(.dark)'],
  ])('finds no mode in %s', (_, selector) => {
    expect(modesOf(selector, [])).toEqual([]);
  });

  it('names the conditions in front of the mode, and alone for the root element', () => {
    const conditions = ['@media (prefers-color-scheme: dark)'];
    expect(modesOf(':root, .dark', conditions)).toEqual([
      '@media (prefers-color-scheme: dark)',
      '@media (prefers-color-scheme: dark) .dark',
    ]);
  });
});
