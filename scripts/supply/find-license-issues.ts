import type { Component } from './read-sbom.ts';

/** Licenses that allow us to pass the package on under ours, as SPDX ids. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // The fonts.
  'OFL-1.1',
  'Unlicense',
]);

/** Packages with another license, and why we may use them. */
const EXCEPTIONS: readonly { readonly name: RegExp; readonly license: string }[] = [
  // A program library that is loaded, not copied: everybody can replace it.
  { name: /^@img\/sharp-libvips-/, license: 'LGPL-3.0-or-later' },
  // Used unchanged when the page is built, and not part of it.
  { name: /^lightningcss(?:-|$)/, license: 'MPL-2.0' },
];

/** The packages whose license is not known to be allowed, one line each. */
export function findLicenseIssues(components: readonly Component[]): string[] {
  return components.flatMap((component) => {
    const name = [component.group, component.name].filter(Boolean).join('/');
    const licenses = (component.licenses ?? []).map(
      ({ license, expression }) => license?.id ?? license?.name ?? expression ?? '',
    );
    const isAllowed = licenses.length > 0 && licenses.every((license) => isUsable(name, license));
    const found = licenses.join(', ') || 'no license';
    return isAllowed
      ? []
      : [`${name} ${component.version} has ${found}; see scripts/supply/find-license-issues.ts.`];
  });
}

function isUsable(name: string, license: string): boolean {
  if (EXCEPTIONS.some((exception) => exception.name.test(name) && exception.license === license)) return true;
  // Of alternatives one is enough.
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((option) => option.split(' AND ').every((part) => ALLOWED.has(part.trim())));
}
