/**
 * Writes custom properties onto elements, those alone that differ: each makes everything inside be styled anew, which a
 * slider that is dragged feels.
 */
export function writeVariables(
  elements: Iterable<HTMLElement>,
  variables: ReadonlyMap<string, string>,
): void {
  for (const { style } of elements) {
    for (const [name, value] of variables) {
      if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
    }
  }
}
