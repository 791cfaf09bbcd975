import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { service } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import { configureApi } from '@/app/configure-api';
import { FormPopup } from '@/elements/form/page/form-popup';
import { errorText } from '@/elements/text/messages';
import type { AnyField, Values } from '@/schema/field';
import { useSession } from '@/stores/session';
import { renderElement, renderFeedback } from '../../render';
import { startTexts } from '../../start-texts';

const server = setupServer();
const save = service('/api/things').put<Values, Values>('');
const fields: AnyField[] = [
  { key: 'companyName' },
  { key: 'contact', visible: ({ companyName }) => companyName === '顺达' },
];

/** Delays the failure as pages do, whose wrappers of calls take some microtasks before it reaches the form. */
const saveInSteps = async (values: Values) => {
  try {
    return await save(values);
  } finally {
    // oxlint-disable-next-line no-await-in-loop
    for (let step = 0; step < 500; step += 1) await Promise.resolve();
  }
};

const refuse = (status: number, error: object) =>
  server.use(http.put('*/api/things', () => HttpResponse.json({ error }, { status })));
const show = () =>
  renderElement(
    <FormPopup
      title="公司"
      name="company.company"
      fields={fields}
      initial={{ companyName: '远通' }}
      onSave={saveInSteps}
      onReload={() => Promise.resolve({ companyName: '宏运' })}
      onClose={() => undefined}
    />,
  );
const press = async () => userEvent.click(await screen.findByRole('button', { name: '保存' }));
const messages = () =>
  [...document.querySelectorAll('.ant-message-notice')].map(({ textContent }) => textContent);

beforeAll(async () => {
  server.listen();
  await startTexts('company');
  configureApi();
});
beforeEach(() => useSession.setState({ token: 'abc' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('a validation error', () => {
  test('is shown at its field if there is one, otherwise in the message', async () => {
    refuse(400, {
      message: '您的请求无效！',
      validationErrors: [
        { message: 'CompanyName 已存在。', members: ['CompanyName'] },
        { message: 'leaderId 所指的数据不存在。', members: ['leaderId'] },
        { message: '今日已提交过。', members: null },
      ],
    });
    show();
    await press();
    expect(await screen.findByText('公司名称已存在。')).toBeInTheDocument();
    expect(
      await screen.findByText('您的请求无效！ 所指的数据不存在。 今日已提交过。'),
    ).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/leaderId|CompanyName/);
    expect(messages()).toHaveLength(1);
  });

  test('is shown in the message when its field is hidden', async () => {
    refuse(400, { validationErrors: [{ message: 'contact 不可为空。', members: ['contact'] }] });
    show();
    await press();
    expect(await screen.findByText(/联系人不可为空。/)).toBeInTheDocument();
  });

  test('opens no message when all errors are shown at fields', async () => {
    refuse(400, {
      message: '您的请求无效！',
      validationErrors: [{ message: '太长', members: ['companyName'] }],
    });
    show();
    await press();
    expect(await screen.findByText('太长')).toBeInTheDocument();
    await screen.findByText('您的请求无效！');
    expect(messages()).toEqual(['您的请求无效！']);
  });

  test('is shown in the message when there is no form', async () => {
    renderFeedback();
    refuse(400, {
      message: '您的请求无效！',
      validationErrors: [{ message: 'statusId 的值无效。', members: ['statusId'] }],
    });
    await act(() => save({}).catch(() => undefined));
    expect(await screen.findByText('您的请求无效！ 的值无效。')).toBeInTheDocument();
  });

  test('is not repeated when the message contains it', () => {
    const validationErrors = [{ message: '名称太长。', members: ['name'] }];
    const error = new ApiError({ kind: 'server', message: '名称太长。', validationErrors });
    expect(errorText(error)).toBe('名称太长。');
  });
});

const advice = '您提交的数据已被其他用户更改，请放弃这些更改并重新开始。';

test("a conflict shows the console's text for a record that another user has changed", async () => {
  refuse(409, { message: advice });
  show();
  await press();
  expect(await screen.findByText('已被他人修改')).toBeInTheDocument();
  expect(await screen.findByText('数据已被他人修改，请核对最新内容')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('放弃这些更改');
});

test("a conflict with a code of the product shows the server's message", () => {
  const given = { kind: 'server', status: 409, message: '该编号已被占用' } as const;
  expect(errorText(new ApiError({ ...given, code: 'Console:Taken' }))).toBe('该编号已被占用');
});
