export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object, and not a list or null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property of an object; inherited properties are ignored. */
export function ownPart(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
