import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined';
import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined';
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined';
import { useQueries } from '@tanstack/react-query';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { useGrantedRoutes } from '@/app/layout/granted-routes';
import { keywordPauseMs } from '@/config/limits';
import { requestAction } from '@/crud/requested-action';
import { hasText, t } from '@/i18n';
import { readKeyword, type SearchKeyword } from '@/lib/search-keyword';
import { trimText } from '@/lib/text';
import type { FlatRoute } from '@/route-tree';
import type { RecordHit, RecordHits } from '@/schema/search';
import { screenAddress, screenNumber, screenText } from '@/stores/privacy';
import { useScopeKey } from '@/stores/scope';
import { useDebounced } from '@/ui/use-clock';
import type { Entry, HitGroup, Span } from './search';
import { grantedSources, hitAddress, listAddress, sources, type PageSource } from './sources';

/** How long the palette keeps the hits of a keyword that is no longer typed. */
const searchKeepMs = 30_000;

interface FoundRecords {
  groups: HitGroup[];
  /** Whether responses are still missing, or the next search waits for a pause in typing. */
  isSearching: boolean;
  /** Whether the search in a list has failed. */
  hasFailed: boolean;
  /** The contents of the lists that have responded; only for these the palette can say that nobody was found. */
  searched: string[];
  /** The complete phone number that was typed; '' for other keywords. */
  phone: string;
}

const kindTitle = ({ kind, page }: PageSource) => {
  const key = `palette.kinds.${kind}`;
  return t(hasText(key) ? key : `routes.${page}`);
};

function spanOf(title: string, keyword: string): Span | null {
  const index = title.toLowerCase().indexOf(keyword.toLowerCase());
  return index < 0 ? null : [index, index + keyword.length - 1];
}

/** The server decides what the user may see: a source that it refuses is left out. */
const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403;

interface Context {
  keyword: SearchKeyword;
  routes: FlatRoute[];
  navigate: NavigateFunction;
}

/** The entry of a record, and those of its actions where the keyword is the phone number of the record. */
function entriesOf(source: PageSource, hit: RecordHit, { keyword, routes, navigate }: Context) {
  const { hint, phone } = hit;
  const title = screenText(hit.title);
  const id = `hit ${source.id} ${hit.id}`;
  const record: Entry = {
    id,
    group: source.id,
    title,
    // The card of a phone number has the number as its title.
    hint: [keyword.wholePhone ? '' : screenNumber(phone), screenText(hint)]
      .filter(Boolean)
      .join(' · '),
    to: screenAddress(hitAddress(source, hit, routes)),
  };
  const actions = keyword.wholePhone ? source.actions : [];
  return [
    { entry: record, span: spanOf(title, keyword.text) },
    ...actions.map((code) => ({
      entry: {
        id: `${id} ${code}`,
        group: source.id,
        title: t(`palette.actions.${code}`, { title }),
        isAction: true,
        icon: PhoneOutlined,
        run: () => {
          const address = listAddress(source, hit);
          requestAction({ ...address, id: hit.id, code });
          void navigate(screenAddress(address.path + address.search));
        },
      },
      span: null,
    })),
  ];
}

/** Opens the list with everything that was found. */
function allEntry(source: PageSource, all: Required<Omit<RecordHits, 'hits'>>) {
  const { path, search } = listAddress(source, all);
  const entry: Entry = {
    id: `all ${source.id}`,
    group: source.id,
    title: t('palette.all', { count: all.total }),
    isAction: true,
    icon: UnorderedListOutlined,
    to: screenAddress(path + search),
  };
  return { entry, span: null };
}

/** What a search has returned so far; a failed one offers to try again. */
interface SearchQuery {
  data: RecordHits | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** The group of a failed search, or of all of them: one retry is enough when the network is lost. */
function failedGroup(group: Omit<HitGroup, 'hits' | 'total'>, retry: () => void): HitGroup {
  const entry: Entry = {
    id: `retry ${group.name}`,
    group: group.name,
    title: t('palette.failed', { kind: group.title }),
    staysOpen: true,
    icon: ReloadOutlined,
    run: retry,
  };
  return { ...group, hits: [{ entry, span: null }], total: 0 };
}

function groupOf(source: PageSource, query: SearchQuery, context: Context): HitGroup[] {
  const { data, error, refetch } = query;
  const group = { name: source.id, title: kindTitle(source), page: source.page };
  if (error) return [failedGroup(group, () => void refetch())];
  if (!data?.hits.length) return [];
  const hits = data.hits.flatMap((hit) => entriesOf(source, hit, context));
  const { where, total } = data;
  if (where && total > data.hits.length) hits.push(allEntry(source, { where, total }));
  return [{ ...group, hits, shown: data.hits.length, total: data.total }];
}

/** Asks all lists that the user may open for a keyword at once. A newer keyword cancels the calls. */
export function useRecords(typed: string): FoundRecords {
  const navigate = useNavigate();
  const { routes } = useGrantedRoutes();
  const scope = useScopeKey();
  const settled = useDebounced(trimText(typed), keywordPauseMs);
  const wanted = readKeyword(typed);
  const isSettled = settled === trimText(typed);
  const keyword = isSettled ? wanted : null;
  const phone = wanted?.wholePhone ?? '';
  const asked = keyword
    ? grantedSources(routes, sources).filter((one) => one.accepts(keyword))
    : [];
  const queries = useQueries({
    queries: asked.map((source) => ({
      queryKey: ['search', scope, source.id, keyword?.text],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        keyword ? source.find(keyword, signal) : { hits: [], total: 0 },
      staleTime: 0,
      gcTime: searchKeepMs,
    })),
  });
  if (!keyword) {
    const isSearching = wanted !== null;
    return { groups: [], isSearching, hasFailed: false, searched: [], phone };
  }
  const context = { keyword, routes, navigate };
  const results = asked.flatMap((source, index) => {
    const query = queries[index];
    return query && !isForbidden(query.error) ? [{ source, query }] : [];
  });
  const failed = results.filter(({ query }) => query.error);
  const retryAll = () => {
    for (const { query } of failed) void query.refetch();
  };
  const haveAllFailed = failed.length > 1 && failed.length === results.length;
  return {
    groups: haveAllFailed
      ? [failedGroup({ name: 'records', title: t('palette.records') }, retryAll)]
      : results.flatMap(({ source, query }) => groupOf(source, query, context)),
    isSearching: queries.some(({ isFetching }) => isFetching),
    hasFailed: failed.length > 0,
    searched: results.map(({ source }) => kindTitle(source)),
    phone,
  };
}
