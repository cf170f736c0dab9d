/** The entry of css-tree without its parser and its dictionary of properties. */
declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree';
}
