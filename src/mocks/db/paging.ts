import { internalError, invalid } from '@/mocks/server/errors';
import messages from '@/mocks/server/messages.json';

export interface Order {
  field: string;
  down: boolean;
}
export interface Paging {
  skip: number;
  limit: number;
  /** The first decides first; empty means the default order of the table. */
  sort: Order[];
}

const defaultLimit = 10;
export const maxLimit = 1000;

const tooMany = () =>
  invalid([
    {
      message: {
        zh: `maxResultCount不能多于${maxLimit}！在服务器端增加LimitedResultRequestDto.MaxMaxResultCount以允许更多结果。`,
        en: `maxResultCount can not be more than ${maxLimit}! Increase LimitedResultRequestDto.MaxMaxResultCount on the server side to allow more results.`,
      },
      members: ['maxResultCount'],
    },
  ]);

const outOfRange = (member: string) => invalid([{ message: messages.invalid, members: [member] }]);

function whole(value: unknown, missing: number, min: number, member: string): number {
  if (value === undefined || value === '') return missing;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min) throw outOfRange(member);
  return number;
}

/** `name ascending`, `name desc` or `name`; several with commas between. Fails at any other word, as the server does. */
function readSort(value: unknown): Order[] {
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .flatMap(([field, order = 'asc', ...more]) => {
      if (more.length || !/^(asc|desc)(ending)?$/i.test(order)) throw internalError();
      return field ? [{ field, down: /^desc/i.test(order) }] : [];
    });
}

/** Reads page, limit and sort, or ABP's skipCount, maxResultCount and sorting; names in any case. */
export function readPaging(query: object): Paging {
  const given = new Map(Object.entries(query).map(([key, value]) => [key.toLowerCase(), value]));
  const limit = whole(
    given.get('maxresultcount') ?? given.get('limit'),
    defaultLimit,
    1,
    'maxResultCount',
  );
  if (limit > maxLimit) throw tooMany();
  const page = whole(given.get('page'), 1, 1, 'page');
  const skip = whole(given.get('skipcount'), (page - 1) * limit, 0, 'skipCount');
  return { skip, limit, sort: readSort(given.get('sorting') ?? given.get('sort')) };
}
