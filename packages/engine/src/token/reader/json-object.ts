export type JsonObject = Readonly<Record<string, unknown>>;

/** True for a JSON object; lists and null are none. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object's own part of that name; parts of the prototype do not count. */
export function ownPart(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
