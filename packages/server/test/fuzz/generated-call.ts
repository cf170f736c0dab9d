import fc, { type Arbitrary } from 'fast-check';
import { buildForm, FORM_TYPE, logoPart } from '../support/upload-form.ts';
import type { OwnedIds } from '../sweeps/route-fixtures.ts';
import type { ApiDocument, Operation } from './api-document.ts';
import { changedValue, hostileString, hostileValue, validValue } from './schema-values.ts';

/** A generated call. */
export interface Call {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
}

/** A header has neither line breaks nor characters beyond Latin-1; a client cannot send others. */
const toHeader = (value: unknown) =>
  String(value)
    .replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '')
    .slice(0, 1_000);
const toUrlPart = (value: unknown) => encodeURIComponent(String(value).toWellFormed().slice(0, 2_000));

const toJson = (value: unknown) => JSON.stringify(value) ?? 'null';
const json = (payload: string) => ({ payload, headers: { 'content-type': 'application/json' } });

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

function payloadOf(
  operation: Operation,
  document: ApiDocument,
): Arbitrary<Pick<Call, 'payload' | 'headers'>> {
  if (operation.acceptsFile) {
    const bytes = fc.oneof(
      fc.constant(LOGO),
      hostileString.map((text) => LOGO.replace('<rect', `<rect id="${text}"`)),
      hostileString.map((text) => `${LOGO}${text}`),
      hostileString,
    );
    return fc.tuple(bytes, hostileString).map(([text, name]) => ({
      payload: buildForm([logoPart(Buffer.from(text), name)]),
      headers: { 'content-type': FORM_TYPE },
    }));
  }
  const broken = fc.constantFrom(json('{"a":'), json(''), json('[]'), json('nul'), {
    payload: 'a=b',
    headers: { 'content-type': 'text/plain' },
  });
  if (operation.body === null) {
    const none = fc.constant({ headers: {} });
    return operation.method === 'GET'
      ? none
      : fc.oneof(
          none,
          broken,
          hostileValue.map((value) => json(toJson(value))),
        );
  }
  const { schema, example } = operation.body;
  const valid = fc.oneof(fc.constant(example), validValue(schema, document));
  const changed = fc.oneof(changedValue(example), validValue(schema, document).chain(changedValue));
  return fc.oneof(
    { weight: 4, arbitrary: valid.map((value) => json(toJson(value))) },
    { weight: 6, arbitrary: changed.map((value) => json(toJson(value))) },
    { weight: 1, arbitrary: hostileValue.map((value) => json(toJson(value))) },
    { weight: 1, arbitrary: broken },
  );
}

/** The call of the documentation with the ids of existing resources. */
export function exampleCall(operation: Operation, ids: OwnedIds): Call {
  const url = operation.path.replace(/\{\w+\}/, ownIdOf(operation, ids));
  if (operation.acceptsFile) {
    return { url, payload: buildForm([logoPart(Buffer.from(LOGO))]), headers: { 'content-type': FORM_TYPE } };
  }
  return operation.body === null ? { url, headers: {} } : { url, ...json(toJson(operation.body.example)) };
}

function ownIdOf({ path }: Operation, ids: OwnedIds): string {
  const kind = /\/([a-z-]+)\/\{id\}/.exec(path)?.[1];
  return kind !== undefined && kind in ids ? ids[kind as keyof OwnedIds] : `${'ab'.repeat(16)}.png`;
}

/** Calls that are valid, nearly valid or hostile; most of them name existing resources, to come further than the look-up. */
export function callOf(operation: Operation, document: ApiDocument, ids: OwnedIds): Arbitrary<Call> {
  const own = ownIdOf(operation, ids);
  const values = operation.parameters.map((parameter) => {
    const valid = parameter.in === 'path' ? fc.constant(own) : validValue(parameter.schema, document);
    const any = fc.oneof({ weight: 6, arbitrary: valid }, { weight: 2, arbitrary: hostileString });
    return (parameter.in === 'path' ? any : fc.option(any, { nil: undefined })).map((value) => ({
      ...parameter,
      value,
    }));
  });
  return fc.tuple(payloadOf(operation, document), fc.tuple(...values)).map(([sent, parameters]) => {
    const given = parameters.filter(({ value }) => value !== undefined);
    let url = operation.path;
    const query: string[] = [];
    const headers = { ...sent.headers };
    for (const { name, in: place, value } of given) {
      if (place === 'path') url = url.replace(`{${name}}`, toUrlPart(value));
      else if (place === 'query') query.push(`${name}=${toUrlPart(value)}`);
      else headers[name] = toHeader(value);
    }
    return { ...sent, headers, url: query.length === 0 ? url : `${url}?${query.join('&')}` };
  });
}
