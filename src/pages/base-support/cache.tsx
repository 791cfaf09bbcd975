import { useLocation, useNavigate } from 'react-router-dom';
import { redisCacheApi, type CacheServer } from '@/api/base-support/redis-cache';
import type { Id } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { internalNavigation } from '@/elements/filter/use-address';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { Grid, Row, Stack, Text } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { cacheList } from './cache/cache-list';
import styles from './cache/cache.module.css';

const serverParam = 'serverId';

/** The server from the URL, otherwise the first. Another server has other groups, so switching clears the filters. */
function useServer(servers: CacheServer[]) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const requestedId = new URLSearchParams(search).get(serverParam);
  const server = servers.find(({ id }) => String(id) === requestedId) ?? servers[0];
  const choose = (id: Id) => void navigate(`${pathname}?${serverParam}=${id}`, internalNavigation);
  return { server, choose };
}

function Servers({ servers }: { servers: CacheServer[] }) {
  const { t } = useTranslation();
  const { server, choose } = useServer(servers);
  return (
    <Stack fill className={styles.page}>
      <Row
        gap={2}
        align="stretch"
        wrap
        className={styles.servers}
        role="radiogroup"
        aria-label={t('base-support.cache.server')}
      >
        {servers.map(({ id, name, address, keyCount }) => (
          <Row key={String(id)} as="label" gap={2} frame className={styles.server}>
            <input
              type="radio"
              name="cache-server"
              aria-label={cellText(name)}
              checked={id === server?.id}
              onChange={() => choose(id)}
            />
            <Grid as="span">
              <Text as="strong" medium>
                {cellText(name)}
              </Text>
              <Text as="small" tone="secondary" digits>
                {cellText(address)} · {t('base-support.cache.keys', { count: keyCount })}
              </Text>
            </Grid>
          </Row>
        ))}
      </Row>
      {server && (
        <CrudList
          key={String(server.id)}
          page={cacheList(server)}
          baseQuery={{ serverId: server.id }}
        />
      )}
    </Stack>
  );
}

/** The entries of the cache servers, with buttons that refresh them. */
export default function Cache() {
  const { t } = useTranslation();
  const servers = useLoad(['cache-servers'], (signal) =>
    redisCacheApi.servers(undefined, { signal }),
  );
  return (
    <QueryBoundary query={servers} name={t('base-support.cache.server')} shape="figures">
      {({ items }) => <Servers servers={items} />}
    </QueryBoundary>
  );
}
