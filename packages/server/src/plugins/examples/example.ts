/** An example of a call: the request body and the response. */
export interface Example {
  readonly body?: unknown;
  readonly response?: unknown;
}

/** Examples by method and route path. */
export type Examples = Readonly<Record<string, Example>>;

export const ID = '01a1fb97-5b42-7c6e-9a11-3f2f6f4a7c10';
export const PROJECT_ID = '01a1fb96-1d0e-7b53-8f4c-92f0c1a8d2e4';
export const CREATED = '2027-03-03T09:41:00.000Z';
export const LATER = '2027-03-03T09:42:30.000Z';
export const PURPOSE = 'A bakery in Lisbon that bakes sourdough over oak';
