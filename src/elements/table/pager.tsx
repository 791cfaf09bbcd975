import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { firstPage } from '@/config/limits';
import { useTranslation } from '@/i18n';
import { clamp } from '@/lib/number';
import { Icon } from '@/ui/icon';
import { Row, Text } from '@/ui/layout/layout';
import { NativeSelect } from '@/ui/text-input';
import { useFocusableDisabled } from './focus';
import { PageJumper } from './page-jumper';
import { paginationRange } from './pagination-range';
import styles from './pager.module.css';

interface PagerProps {
  /** Accessible name of the pagination when the page has several lists. */
  label?: string;
  page: number;
  limit: number;
  total: number;
  /** The server does not return the number of rows; `total` is one more than is known while full pages arrive. */
  isTotalUnknown?: boolean;
  sizes: number[];
  onChange: (page: number, limit: number) => void;
  /** Shows only previous, next and the page input, for cards. */
  simple?: boolean;
  /** Offers fewer pages, in the room beside a record. */
  isNarrow?: boolean;
}

interface StepProps {
  way: 'previous' | 'next';
  disabled: boolean;
  onClick: () => void;
}

function Step({ way, disabled, onClick }: StepProps) {
  const { t } = useTranslation();
  const stable = useFocusableDisabled(disabled);
  return (
    <Row
      as="button"
      inline
      justify="center"
      {...stable}
      type="button"
      className={styles.button}
      aria-label={t(`elements.pager.${way}`)}
      onClick={disabled ? undefined : onClick}
    >
      <Icon icon={way === 'previous' ? LeftOutlined : RightOutlined} size={12} />
    </Row>
  );
}

interface PagesProps {
  page: number;
  pages: number;
  neighbours: number | undefined;
  onPage: (page: number) => void;
}

function Pages({ page, pages, neighbours, onPage }: PagesProps) {
  const { t } = useTranslation();
  return paginationRange(Math.min(page, pages), pages, neighbours).map((mark) =>
    typeof mark === 'number' ? (
      <Row
        key={mark}
        as="button"
        justify="center"
        inline
        className={styles.button}
        type="button"
        aria-label={t('elements.pager.page', { page: mark })}
        aria-current={mark === page ? 'page' : undefined}
        onClick={() => mark !== page && onPage(mark)}
      >
        {mark}
      </Row>
    ) : (
      <Text key={mark} align="center" tone="muted" className={styles.gap}>
        …
      </Text>
    ),
  );
}

export function Pager(props: PagerProps) {
  const { label, page, limit, total, isTotalUnknown, sizes, onChange, simple = false } = props;
  const neighbours = props.isNarrow ? 1 : undefined;
  const { t } = useTranslation();
  const pages = Math.max(firstPage, Math.ceil(total / limit));
  const onPage = (next: number) => onChange(clamp(next, firstPage, pages), limit);
  const previous = (
    <Step way="previous" disabled={page <= firstPage} onClick={() => onPage(page - 1)} />
  );
  const next = <Step way="next" disabled={page >= pages} onClick={() => onPage(page + 1)} />;
  const from = (page - 1) * limit + 1;
  const to = isTotalUnknown ? page * limit : Math.min(page * limit, total);
  return (
    <>
      {/* A list on paper says of which rows it is a part. */}
      {from <= to && (
        <Text as="p" tone="secondary" digits data-print="only">
          {t(`elements.pager.${isTotalUnknown ? 'rows' : 'rowsOf'}`, { from, to, total })}
        </Text>
      )}
      <Row
        as="nav"
        gap={props.isNarrow ? 1 : 2}
        justify="end"
        wrap
        digits
        className={styles.pager}
        aria-label={label ?? t('elements.pager.label')}
        data-simple={simple}
        data-print="no"
      >
        {!simple && (
          <Text tone="secondary" className={styles.total}>
            {t(`elements.pager.${isTotalUnknown ? 'unknownTotal' : 'total'}`, { total })}
          </Text>
        )}
        {!simple && (
          <NativeSelect
            aria-label={t('elements.pager.sizes')}
            value={limit}
            onChange={({ target }) => onChange(firstPage, Number(target.value))}
          >
            {[...new Set([...sizes, limit])].map((size) => (
              <option key={size} value={size}>
                {t('elements.pager.size', { size })}
              </option>
            ))}
          </NativeSelect>
        )}
        {previous}
        {simple ? (
          <span className={styles.place}>
            {t(`elements.pager.${isTotalUnknown ? 'page' : 'place'}`, { page, pages })}
          </span>
        ) : (
          <Pages {...{ page, pages, neighbours, onPage }} />
        )}
        {next}
        <PageJumper pages={pages} onPage={onPage} />
      </Row>
    </>
  );
}
