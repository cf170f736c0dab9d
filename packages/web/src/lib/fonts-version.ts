/** The version of the font packages. It is part of every font URL, so files can be cached permanently. */
export const FONTS_VERSION = '5.3.0';
