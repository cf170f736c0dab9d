import { guideColors } from '../../guide/guide.ts';
import { colorPath } from '../color-path.ts';
import type { Finding, Rule } from '../finding.ts';

const ID = 'duplicate-name';

export const duplicateName: Rule = {
  id: ID,
  summary: 'Every color of the palette has a unique name.',
  run: ({ guide }) => {
    const firstPath = new Map<string, string>();
    return guideColors(guide).flatMap(({ name }, index): Finding[] => {
      const key = name.trim().toLowerCase();
      const path = `${colorPath(index)}.name`;
      const earlier = firstPath.get(key);
      if (earlier === undefined) {
        firstPath.set(key, path);
        return [];
      }
      return [
        {
          rule: ID,
          severity: 'warning',
          path,
          message: `“${name}” is already used for ${earlier}.`,
          measured: null,
          fix: 'Give each color a unique name, so that people can refer to it.',
        },
      ];
    });
  },
};
