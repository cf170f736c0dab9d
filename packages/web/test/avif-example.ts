const BYTES =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
  'ACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACYAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRt' +
  'AAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAABAAAAAQAAAAEHBpeGkAAAAAAwgICAAAABZp' +
  'cG1hAAAAAAAAAAEAAQOBAgMAAAAubWRhdBIACgg4DP/bQENBpDIYEgJDSoAA8gAAAHWFXIfijdym3BmnqgVd';

/** A picture of 16 × 16 pixels in #C4532F. AVIF is read only: no browser writes it, so it is kept as bytes. */
export function makeAvif(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(BYTES), (character) => character.charCodeAt(0));
}
