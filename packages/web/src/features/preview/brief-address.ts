/** What the address of the page says about the guide on it. */
export interface BriefAddress {
  /** Empty for the sample. */
  readonly brief: string;
  /** 1 for the first guide of a brief; each further version is another seed. */
  readonly version: number;
}

const MAX_VERSION = 9_999;

/** The brief and version an address carries; a version that is no number from 1 to 9,999 counts as the first. */
export function parseBriefAddress(search: string): BriefAddress {
  const parameters = new URLSearchParams(search);
  const version = Number(parameters.get('version') ?? 1);
  const isUsable = Number.isInteger(version) && version >= 1 && version <= MAX_VERSION;
  return { brief: (parameters.get('brief') ?? '').trim(), version: isUsable ? version : 1 };
}

/** The query of an address, with its question mark; empty for the sample. */
export function toBriefSearch({ brief, version }: BriefAddress): string {
  if (brief === '') return '';
  const parameters = new URLSearchParams({ brief });
  if (version > 1) parameters.set('version', String(version));
  return `?${parameters}`;
}
