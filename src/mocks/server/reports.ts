import { http, HttpResponse } from 'msw/http';
import { db } from '@/mocks/db/db';

const path = '*/mock/reports';

/** The endpoint that the console reports its errors to: POST stores them, GET lists them. */
export const reportHandlers = [
  http.post(path, async ({ request }) => {
    const reports: unknown = await request.json();
    if (!Array.isArray(reports)) return new HttpResponse(null, { status: 400 });
    const table = await db.reports.open();
    for (const report of reports) table.save({ id: crypto.randomUUID(), report });
    return new HttpResponse(null, { status: 204 });
  }),
  http.get(path, async () =>
    HttpResponse.json((await db.reports.open()).all().map(({ report }) => report)),
  ),
];
