import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { staticFiles } from './files';
import { abpAnswers } from './handlers/abp';
import { baseSupportAnswers } from './handlers/base-support';
import { companyAnswers } from './handlers/company';
import { identityAnswers } from './handlers/identity';
import { substationAnswers } from './handlers/substation';
import { tenantAnswers } from './handlers/tenant';
import type { MockAnswer } from './mock';

/** One answer per endpoint. */
export const answers: MockAnswer[] = [
  ...abpAnswers,
  ...identityAnswers,
  ...tenantAnswers,
  ...baseSupportAnswers,
  ...substationAnswers,
  ...companyAnswers,
];

const parameters = ({ endpoint }: MockAnswer) => endpoint.path.split(':').length;

/** Without this a forgotten answer would reach the page server, which says 200 and HTML. Source files are not calls. */
const unmocked = http.all(
  /^(?!.*\/(src|node_modules|@\w+)\/).*\/(api|connect)\//,
  ({ request }) => {
    const message = `No mock answers ${request.method} ${new URL(request.url).pathname}`;
    const error = { code: null, message, details: null, data: {}, validationErrors: null };
    return HttpResponse.json({ error }, { status: 501 });
  },
);

/** All that the mocked server does; fixed paths come before `:id`, whatever order they were written in. */
export const handlers: HttpHandler[] = [
  ...answers.toSorted((a, b) => parameters(a) - parameters(b)),
  staticFiles,
  unmocked,
];
