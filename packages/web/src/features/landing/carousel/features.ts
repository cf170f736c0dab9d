export interface Feature {
  readonly title: string;
  readonly text: string;
}

/** The features of the product. Each claim is true of the current version. */
export const FEATURES: readonly Feature[] = [
  {
    title: 'One dashboard',
    text: 'All brands in one place, with their style guides, archived projects and the credits you have left.',
  },
  {
    title: 'AI palettes',
    text: 'Seven colors from one sentence: a primary, two secondaries and four accents, each with a name and a role.',
  },
  {
    title: 'Typography that fits',
    text: 'A header and a body font from 30 Google Fonts, paired by character, only with weights that exist.',
  },
  {
    title: 'Code and tokens',
    text: 'CSS variables, JSON and design tokens. The browser and the command line write the same bytes.',
  },
  {
    title: 'Color theory, explained',
    text: 'A harmony wheel and a reason for every choice, with angles and ratios computed from your colors.',
  },
  {
    title: 'Industry presets',
    text: 'Co-Pilot Mode starts from 18 industries and 12 design styles, your colors, a font and a harmony.',
  },
  {
    title: 'Unlimited projects',
    text: 'A project for every brand or client, and as many as you need. Each one holds many style guides.',
  },
  {
    title: 'Checks that save time',
    text: 'One command fails the build when the files differ from the guide or a color pair is not readable.',
  },
  {
    title: 'UI elements',
    text: 'Buttons, links, cards and inputs in your colors and fonts. Every slider changes samples and exports.',
  },
  {
    title: 'Real-time sync',
    text: 'A change in one window or device appears in all others while you look at them. No reload needed.',
  },
  {
    title: 'WCAG contrast',
    text: 'Every pair of colors with its ratio and grade, and previews of three kinds of color blindness.',
  },
  {
    title: 'Brand memory',
    text: 'A project remembers colors, fonts and notes you prefer. You see each entry and can edit or forget it.',
  },
];
