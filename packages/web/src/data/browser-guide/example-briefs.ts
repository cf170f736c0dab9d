/** Example briefs with different results. */
export const EXAMPLE_BRIEFS = [
  {
    label: 'Bakery in Lisbon',
    brief:
      'A neighborhood bakery in Lisbon that mills its own flour, bakes through the night and sells until the bread is gone.',
  },
  {
    label: 'Winter opticians',
    brief:
      'Opticians in Tromsø for people who work through long, dark winters. Clear, quiet, exact; nothing that shouts.',
  },
  {
    label: 'Herbal apothecary',
    brief:
      'A herbal apothecary and tea counter run by two sisters: dried lavender, lemon balm, dark glass and handwritten labels.',
  },
  {
    label: 'Satellite software',
    brief:
      'Software that plans the orbits of small satellites. Precise and technical, made for engineers who read the manual.',
  },
] as const;
