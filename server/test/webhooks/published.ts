import { Ajv2020, type ErrorObject } from 'ajv/dist/2020';
import document from '@contract/generated/contract.json';
import { openApi31 } from '../../plugins/openApi31';
import type { Received } from './receiver';

/** The part of an operation's description that is read here. */
type Described = { parameters: { $ref: string }[] };

const formats = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  uri: (text: string) => URL.canParse(text),
  'date-time': (text: string) => new Date(text).toJSON() === text,
  binary: true,
  date: true,
  email: true,
  password: true,
} as const;
/** Closes every object: a field that the description doesn't name is an error. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, closed(each)]),
  );
  return 'properties' in copy ? { additionalProperties: false, ...copy } : copy;
};
const api = openApi31(document);
const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
ajv.addSchema({ $id: 'api', ...(closed(api) as object) }); // an object like the document

const told = (errors: ErrorObject[] | null | undefined): string[] =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

/** Returns how a message differs from its description in /api/openapi.json. */
export const faultsOf = ({ headers, text }: Received): string[] => {
  const body: { type: string } = JSON.parse(text);
  // as in the generated document
  const webhooks = document['x-webhooks'] as Record<string, { post: Described } | undefined>;
  const post = webhooks[body.type]?.post;
  if (!post) return [`${body.type} isn't described.`];
  const base = `api#/webhooks/${body.type}/post`;
  const validate = ajv.compile({
    $ref: `${base}/requestBody/content/application~1json/schema`,
  });
  validate(body);
  const parameters = document.components.parameters as Record<
    string,
    { name: string; schema: object } | undefined
  >;
  const faults = post.parameters.flatMap(({ $ref }) => {
    const parameter = parameters[$ref.split('/').at(-1) ?? ''];
    if (!parameter) return [`${$ref} isn't there.`];
    const check = ajv.compile(parameter.schema);
    check(headers[parameter.name]);
    return told(check.errors).map((fault) => `${parameter.name}${fault}`);
  });
  return [...told(validate.errors), ...faults];
};
