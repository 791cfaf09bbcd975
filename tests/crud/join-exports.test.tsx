import { beforeAll, describe, expect, test } from 'vitest';
import { joinExports } from '@/crud/toolbar-handlers';
import { startTexts } from '../start-texts';

beforeAll(() => startTexts('company'));

describe('the button 导出 of a list', () => {
  test('has a menu of both ways where the server exports as well', () => {
    const server = { code: 'export', text: '导出' };
    const table = { code: 'exportTable', text: '导出表格' };
    expect(joinExports([{ code: 'new' }, server, table])).toMatchObject([
      { code: 'new' },
      {
        code: 'export',
        text: '导出',
        items: [{ code: 'export', text: '由服务器导出' }, table],
      },
    ]);
  });

  test('is busy while one of them runs', () => {
    const ways = [{ code: 'export', busy: true }, { code: 'exportTable' }];
    expect(joinExports(ways)).toMatchObject([{ busy: true }]);
  });

  test.each(['export', 'exportTable'])('runs %s where that is the only way', (code) => {
    const [button] = joinExports([{ code, text: '导出表格' }]);
    expect(button).toMatchObject({ code, text: '导出' });
    expect(button?.items).toBeUndefined();
  });

  test('is missing where nothing is exported', () => {
    expect(joinExports([{ code: 'new' }])).toEqual([{ code: 'new' }]);
  });
});
