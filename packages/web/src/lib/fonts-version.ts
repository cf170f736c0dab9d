/** The release of the font packages we serve; part of every font address, so that a copy may be kept for ever. */
export const FONTS_VERSION = '5.3.0';
