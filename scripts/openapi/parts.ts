import type { HeaderNames, Schema } from './endpoint.ts';
import { refTo } from './schemas.ts';

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  style?: string;
  explode?: boolean;
}

const text = { type: 'string' };
const whole = (minimum: number, more: Schema = {}) => ({ type: 'integer', minimum, ...more });
const query = (name: string, schema: Schema, description: string): Parameter => ({
  name,
  in: 'query',
  schema,
  description,
});
const header = (name: string, schema: Schema, description: string): Parameter => ({
  name,
  in: 'header',
  schema,
  description,
});
const required = (parameter: Parameter) => ({ ...parameter, required: true });

/** The parameters of the two paging conventions. Lists that use POST send the first convention in the body. */
const pagingParameters = {
  Page: required(query('page', whole(1), 'Page, from 1 on.')),
  Limit: required(query('limit', whole(1, { maximum: 1000 }), 'Rows per page.')),
  Sort: query('sort', text, '`field ascending` or `field descending`.'),
  MaxResultCount: required(query('maxResultCount', whole(1, { maximum: 1000 }), 'Rows per page.')),
  SkipCount: required(query('skipCount', whole(0), 'Rows before the page.')),
  Sorting: query('sorting', text, '`field asc` or `field desc`.'),
};
export const pagingOf: Record<'page' | 'abp', Record<string, string>> = {
  page: { page: 'Page', limit: 'Limit', sort: 'Sort' },
  abp: { page: 'MaxResultCount', limit: 'SkipCount', sort: 'Sorting' },
};

const culture = { type: 'string', enum: ['zh-Hans', 'en'] };
const headerParameters = (names: HeaderNames) => ({
  AcceptLanguage: required(
    header('accept-language', culture, 'Culture of all texts of the response.'),
  ),
  Tenant: header(names.tenant, refTo('Id'), 'The tenant, when one is chosen.'),
  Substation: header(names.substation, refTo('Id'), 'The chosen sub-station; absent for all.'),
  ManagedSubstations: header(
    names.managed,
    text,
    'Ids of the sub-stations the user manages, joined by commas; absent when there are none.',
  ),
  AllSubstations: required(
    header(
      names.allSubstations,
      { type: 'string', enum: ['0', '1'] },
      '1 when no sub-station is chosen, else 0.',
    ),
  ),
});
/** Calls without a session send the language in both headers. */
const language = required(header('language', culture, 'The same as accept-language.'));

export const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` });
export const headerRefs = [
  'AcceptLanguage',
  'Tenant',
  'Substation',
  'ManagedSubstations',
  'AllSubstations',
].map(parameterRef);
export const parameters = (headerNames: HeaderNames) => ({
  ...headerParameters(headerNames),
  Language: language,
  ...pagingParameters,
});

const nullable = (type: string) => ({ type: [type, 'null'] });
const object = (properties: Record<string, Schema>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});

/** Error bodies under the names that ABP uses. */
export const errorSchemas = {
  RemoteServiceErrorResponse: object({ error: refTo('RemoteServiceErrorInfo') }),
  RemoteServiceErrorInfo: object(
    {
      code: nullable('string'),
      message: nullable('string'),
      details: nullable('string'),
      data: nullable('object'),
      validationErrors: {
        type: ['array', 'null'],
        items: refTo('RemoteServiceValidationErrorInfo'),
      },
    },
    ['message'],
  ),
  RemoteServiceValidationErrorInfo: object({
    message: text,
    members: { type: ['array', 'null'], items: text, description: 'Names of fields, camelCase.' },
  }),
  OAuthError: object({ error: text, error_description: text }, ['error']),
};

const response = (description: string, schema: string) => ({
  description,
  content: { 'application/json': { schema: refTo(schema) } },
});
const abp = (description: string) => response(description, 'RemoteServiceErrorResponse');
export const responses = {
  BadRequest: abp('The request breaks a rule; `validationErrors` names the fields.'),
  Unauthorized: abp('Not signed in, or the token has run out. The body may be empty.'),
  Forbidden: abp(
    'The permission is missing (empty body), or a business rule forbids it (message).',
  ),
  NotFound: abp('There is no such record.'),
  Conflict: abp('Somebody else has changed the record: its `concurrencyStamp` is stale.'),
  Failure: abp('Anything else, e.g. 500 with a general message.'),
  TokenRefused: response('Wrong name, password or image code, or locked out.', 'OAuthError'),
};
export const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` });
