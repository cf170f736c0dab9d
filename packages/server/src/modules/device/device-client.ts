/** The only program that may ask for access: its id in requests, and its name for users. */
export const DEVICE_CLIENT = { id: 'stylekit-cli', name: 'StyleKit command line' } as const;
