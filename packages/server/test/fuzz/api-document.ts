import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../../src/http/app-type.ts';

/** A JSON schema as the document contains it. */
export type Schema = Readonly<Record<string, unknown>>;

/** A parameter of a path, query or header. */
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
}

/** One route of the OpenAPI document. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Null when no JSON body is documented. */
  readonly body: { readonly schema: Schema; readonly example: unknown } | null;
  readonly acceptsFile: boolean;
}

type Reply = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>;

/** The document of a server, and what it says about a response. */
export interface ApiDocument {
  readonly operations: readonly Operation[];
  /** The schema that a reference such as `#/components/schemas/Guide` leads to. */
  resolve(reference: string): Schema;
  /** Why a response is not as documented; null when it is. */
  findIssue(operation: Operation, reply: Reply): string | null;
}

type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
interface RawOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

const ROOT = 'api';
const JSON_TYPE = 'application/json';

export function readApiDocument(app: App): ApiDocument {
  // As a client gets it, without what JSON leaves out.
  const document = JSON.parse(JSON.stringify(app.swagger()));
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(document, ROOT);
  const paths = Object.entries(document.paths as Record<string, Record<string, RawOperation>>);
  const operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => toOperation(path, method, raw)),
  );
  return {
    operations,
    resolve: (reference) => at(document, reference.replace('#', '')),
    findIssue: (operation, reply) => {
      const pointer = `/paths/${toStep(operation.path)}/${operation.method.toLowerCase()}/responses/${reply.statusCode}`;
      const documented = at(document, pointer) as { readonly content?: Content } | undefined;
      if (reply.statusCode >= 500) return `${reply.statusCode} ${reply.body}`;
      if (documented === undefined) return `undocumented status ${reply.statusCode} ${reply.body}`;
      const type = String(reply.headers['content-type'] ?? '').split(';')[0] ?? '';
      if (!Object.keys(documented.content ?? {}).includes(type)) return unexpectedBody(reply, type);
      if (type !== JSON_TYPE) return null;
      const isValid = ajv.getSchema(`${ROOT}#${encodeURI(pointer)}/content/${toStep(JSON_TYPE)}/schema`);
      if (isValid === undefined || isValid(JSON.parse(reply.body)) === true) return null;
      return `${reply.statusCode} is not as documented: ${ajv.errorsText(isValid.errors)}`;
    },
  };
}

/** Responses without a body have no type; redirects are documented without one. */
function unexpectedBody({ statusCode, body }: Reply, type: string): string | null {
  return body === '' ? null : `${statusCode} has an undocumented body of the type "${type}"`;
}

function toOperation(
  path: string,
  method: string,
  { parameters = [], requestBody }: RawOperation,
): Operation {
  const json = requestBody?.content[JSON_TYPE];
  return {
    method: method.toUpperCase() as Operation['method'],
    path,
    parameters,
    body: json === undefined ? null : { schema: json.schema, example: json.example },
    acceptsFile: requestBody?.content['multipart/form-data'] !== undefined,
  };
}

function at(root: unknown, pointer: string): Schema {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce((node: unknown, step) => (node as Schema | undefined)?.[step], root) as Schema;
}

function toStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
