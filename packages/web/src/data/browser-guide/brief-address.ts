/** The guide parameters in the fragment of a URL, which browsers do not send to the server. */
export interface BriefAddress {
  /** Empty for the sample guide. */
  readonly brief: string;
  /** 1 for the first guide of a brief. Each version uses another seed. */
  readonly version: number;
}

const MAX_VERSION = 9_999;

/** Parses the fragment of a URL. A version that is not an integer from 1 to 9,999 becomes 1. */
export function parseBriefAddress(fragment: string): BriefAddress {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const version = Number(parameters.get('version') ?? 1);
  const isUsable = Number.isInteger(version) && version >= 1 && version <= MAX_VERSION;
  return { brief: (parameters.get('brief') ?? '').trim(), version: isUsable ? version : 1 };
}

/** The fragment including the number sign, or an empty string for the sample. */
export function toBriefFragment({ brief, version }: BriefAddress): string {
  if (brief === '') return '';
  const parameters = new URLSearchParams({ brief });
  if (version > 1) parameters.set('version', String(version));
  return `#${parameters}`;
}
