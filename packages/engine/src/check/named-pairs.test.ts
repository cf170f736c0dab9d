import { describe, expect, it } from 'vitest';
import { findNamedPairs } from './named-pairs.ts';

function pairsOf(...names: string[]): string[] {
  return findNamedPairs(names).pairs.map(({ foreground, background }) => `${foreground} on ${background}`);
}

describe('findNamedPairs', () => {
  it.each([
    [['--card', '--card-foreground'], '--card-foreground on --card'],
    [['--background', '--foreground'], '--foreground on --background'],
    [['--color-primary', '--color-on-primary'], '--color-on-primary on --color-primary'],
    [['--badge', '--badge-bg', '--badge-text'], '--badge-text on --badge-bg'],
    [['--nav-fg', '--nav-background'], '--nav-fg on --nav-background'],
    [['color.card', 'color.card-foreground'], 'color.card-foreground on color.card'],
    [['color.primary', 'color.onPrimary'], 'color.onPrimary on color.primary'],
    [
      ['button.primary.text', 'button.primary.background'],
      'button.primary.text on button.primary.background',
    ],
    [['color.primary.$root', 'color.primary.foreground'], 'color.primary.foreground on color.primary.$root'],
    [['md.sys.color.on-surface', 'md.sys.color.surface'], 'md.sys.color.on-surface on md.sys.color.surface'],
    [['inverse-on-surface', 'inverse-surface'], 'inverse-on-surface on inverse-surface'],
    [['color.text.muted', 'color.background.muted'], 'color.text.muted on color.background.muted'],
    [['button.text.hover', 'button.bg.hover'], 'button.text.hover on button.bg.hover'],
    [['color.text.muted', 'color.surface.muted'], 'color.text.muted on color.surface.muted'],
    // A foreground belongs to the color of its name first, a text to a background.
    [['card', 'card-background', 'card-foreground'], 'card-foreground on card'],
    [['card', 'card-background', 'card-text'], 'card-text on card-background'],
    [['card', 'card-bg', 'card-background', 'card-fg'], 'card-fg on card-background'],
    [['bg', 'fg'], 'fg on bg'],
    [['text', 'background'], 'text on background'],
    [['navBar', 'navBarText'], 'navBarText on navBar'],
    [['nav_bar', 'nav_bar_fg'], 'nav_bar_fg on nav_bar'],
    [['Nav Bar', 'Nav Bar Text'], 'Nav Bar Text on Nav Bar'],
  ])('pairs %j', (names, pair) => {
    expect(pairsOf(...names)).toEqual([pair]);
    expect(pairsOf(...names.toReversed())).toEqual([pair]);
  });

  it('names a text color without a background', () => {
    expect(findNamedPairs(['--card-text', '--other']).single).toEqual([
      { name: '--card-text', candidates: ['card-background', 'card-bg', 'card'] },
    ]);
    expect(findNamedPairs(['color.text.muted']).single).toEqual([]);
  });

  it.each([
    [['--card', '--card-border']],
    [['on', 'primary']],
    [['button-on', 'button']],
    [['context', 'con']],
    [['a.foreground', 'b.background']],
  ])('does not pair %j', (names) => {
    expect(pairsOf(...names)).toEqual([]);
  });

  it.each([
    ['foreground', ['background', 'bg']],
    ['card-foreground', ['card', 'card-background', 'card-bg']],
    ['card-fg', ['card-background', 'card-bg', 'card']],
    ['on-primary', ['primary']],
    ['color.onPrimary', ['color-primary']],
  ])('looks for the background of %s', (name, candidates) => {
    expect(findNamedPairs([name])).toEqual({ pairs: [], single: [{ name, candidates }] });
  });

  it('uses the first of two names that mean the same', () => {
    expect(pairsOf('card.bg', '--card-bg', 'card.text')).toEqual(['card.text on card.bg']);
  });

  it('does not pair a color with itself', () => {
    expect(pairsOf('color.text.white', 'color.background.white', 'fgColor.black', 'bgColor.black')).toEqual(
      [],
    );
  });

  it('leaves disabled controls out', () => {
    expect(findNamedPairs(['button.disabled.text', 'button.disabled.background'])).toEqual({
      pairs: [],
      single: [],
    });
  });
});
