/** The guide parameters of the URL. */
export interface BriefAddress {
  /** Empty for the sample guide. */
  readonly brief: string;
  /** 1 for the first guide of a brief. Each version uses another seed. */
  readonly version: number;
}

const MAX_VERSION = 9_999;

/** Parses the URL parameters. A version that is not an integer from 1 to 9,999 becomes 1. */
export function parseBriefAddress(search: string): BriefAddress {
  const parameters = new URLSearchParams(search);
  const version = Number(parameters.get('version') ?? 1);
  const isUsable = Number.isInteger(version) && version >= 1 && version <= MAX_VERSION;
  return { brief: (parameters.get('brief') ?? '').trim(), version: isUsable ? version : 1 };
}

/** The URL query including the question mark, or an empty string for the sample. */
export function toBriefSearch({ brief, version }: BriefAddress): string {
  if (brief === '') return '';
  const parameters = new URLSearchParams({ brief });
  if (version > 1) parameters.set('version', String(version));
  return `?${parameters}`;
}
