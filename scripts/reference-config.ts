import * as z from 'zod';
import { configSchema } from '../packages/cli/src/config/config-schema.ts';

/** The parts of a JSON Schema that the reference page reads. */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
}

/** The JSON Schema of stylekit.config.json, for editors. */
export function describeConfigSchema(): string {
  return `${JSON.stringify({ title: 'stylekit.config.json', ...createSchema() }, null, 2)}\n`;
}

/** docs/reference/config.md: the keys of stylekit.config.json. */
export function describeConfig(): string {
  return `${INTRODUCTION}\n${listKeys(createSchema() as Schema, '').join('\n')}\n`;
}

const INTRODUCTION = `# stylekit.config.json

With this file, \`stylekit export\` and \`stylekit check\` need no arguments. \`stylekit init\` writes it. A command reads the file
of \`--config\`, else of \`STYLEKIT_CONFIG\`, else the nearest one from the current folder up to the root of the repository.
Paths start at the folder of the file. An option wins over the environment (\`STYLEKIT_GUIDE\`, \`STYLEKIT_PROJECT\`), and that
over the file. The server is never named here: \`STYLEKIT_URL\` or the login decides where a token is sent.

Editors complete the keys when \`$schema\` names \`./node_modules/stylekit/stylekit.config.schema.json\`.
`;

function createSchema() {
  return z.toJSONSchema(configSchema, { target: 'draft-7', io: 'input' });
}

function listKeys(schema: Schema, path: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const isRequired = schema.required?.includes(name) === true;
    const key = `${path}${name}`;
    const inner = part.items ?? part;
    const row = `- \`${key}\` (${toKind(part)}${isRequired ? '; required' : ''}): ${part.description ?? ''}`;
    return [row, ...listKeys(inner, part.items === undefined ? `${key}.` : `${key}[].`)];
  });
}

function toKind({ type, enum: values, items }: Schema): string {
  if (values !== undefined) return values.join(', ');
  if (type !== 'array') return type === 'string' ? 'text' : String(type);
  return `list of ${items?.enum === undefined ? (items?.type === 'string' ? 'texts' : 'objects') : items.enum.join(', ')}`;
}
