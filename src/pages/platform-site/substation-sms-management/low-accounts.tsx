import { useLocation } from 'react-router-dom';
import { substationSmsApi } from '@/api/substation/substation-sms';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { Row, Text } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import { InsideLink, Status } from '@/values/cell/text-cells';

const name = 'platform-site.sms';

/**
 * How many accounts are below their warning, with a link to these. It is there while it loads and without such accounts, so
 * that nothing moves where it takes a line of its own.
 */
export function LowAccounts() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const isMobile = useIsMobile();
  const low = useLoad([substationSmsApi.list.path, 'low'], (signal) =>
    substationSmsApi.list({ page: 1, limit: 1, isLow: true }, { signal, quiet: true }),
  );
  if (low.hasFailed) return null;
  const count = low.data?.totalCount;
  const isShown = new URLSearchParams(search).get('isLow') === 'true';
  return (
    <Row as="p" gap={4} lineGap={0} wrap aria-busy={count === undefined}>
      {count === undefined ? (
        <Status text={t('common.loading')} />
      ) : (
        <Status
          text={t(count ? `${name}.lowCount` : `${name}.noneLow`, { count })}
          tone={count ? 'failed' : 'active'}
        />
      )}
      {(Boolean(count) || isShown) && (
        <span data-print="no">
          <InsideLink
            text={t(`${name}.${isShown ? 'showAll' : 'showLow'}`)}
            to={isShown ? pathname : `${pathname}?isLow=true`}
          />
        </span>
      )}
      {!isMobile && (
        <Text tone="secondary" size={12}>
          {t(`${name}.limitLine`)}
        </Text>
      )}
    </Row>
  );
}
