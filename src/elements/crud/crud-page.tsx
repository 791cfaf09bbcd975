import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ById, PageQuery } from '@/api/types';
import { listPageSizes } from '@/config/limits';
import { FilterBar } from '@/elements/filter/filter-bar';
import { CardList } from '@/elements/table/card-list';
import { DataTable } from '@/elements/table/data-table';
import { cellText } from '@/elements/table/cell-text';
import { FullScreen } from '@/elements/table/full-screen';
import { ListStatus } from '@/elements/table/list-status';
import { ListTools } from '@/elements/table/list-tools';
import { Pager } from '@/elements/table/pager';
import { Toolbar } from '@/elements/toolbar/toolbar';
import { useIsMobile } from '@/elements/use-media';
import { label } from '@/i18n';
import styles from './crud-page.module.css';
import { BatchBar } from './batch-bar';
import type { Column } from './column-schema';
import type { AnyField } from './field-schema';
import type { AnyFilter } from './filter-schema';
import type { CrudDeclaration } from './schema';
import { useCrudActions, type Editing } from './use-crud-actions';
import { useList } from './use-list';
import { useBatchPicking } from './use-picking';

const FormPopup = lazy(() =>
  import('@/elements/form/form-popup').then((module) => ({ default: module.FormPopup })),
);

interface CrudFormProps<Row extends ById, Query extends PageQuery, Input> {
  page: CrudDeclaration<Row, Query, Input>;
  editing: NonNullable<Editing<Row>>;
  onSaved: () => void;
  onClose: () => void;
}

function CrudForm<Row extends ById, Query extends PageQuery, Input>({
  page: { name, api, form },
  editing: { row },
  onSaved,
  onClose,
}: CrudFormProps<Row, Query, Input>) {
  const action = row ? 'edit' : 'new';
  return (
    <FormPopup
      title={`${label(name, 'actions', action)}${label(name, 'fields', '$record')}`}
      name={name}
      fields={form as AnyField[]}
      initial={{ ...row }}
      onClose={onClose}
      onReload={row && api.one ? async () => ({ ...(await api.one?.({ id: row.id })) }) : undefined}
      onSave={async (values) => {
        // The form's fields are keys of the input; what it does not show goes back as it came.
        const input = { ...row, ...values } as Input;
        const saved = await (row ? api.update : api.create)?.(input);
        onSaved();
        return { ...saved };
      }}
    />
  );
}

/** What a row is called: the text of its first column. */
const nameOf =
  <Row,>({ key }: Column<Row> = { key: '' as never }) =>
  (row: Row) =>
    cellText(row[key]);

/** Draws a declared list screen: a table on a desk, cards on a phone. */
function CrudScreen<Row extends ById, Query extends PageQuery, Input>({
  page,
}: {
  page: CrudDeclaration<Row, Query, Input>;
}) {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const navigate = useNavigate();
  const [isFull, setIsFull] = useState(false);
  // Elements below the declaration work with any key; the declaration has checked them.
  const filters = (page.filters ?? []) as AnyFilter[];
  const list = useList(page.api.list, filters, page.defaultSort);
  const { conditions, rows } = list;
  const actions = useCrudActions(page, list, navigate);
  const picks = useBatchPicking<Row>(JSON.stringify(conditions.values));
  const table = { name: page.name, columns: page.columns, rows, actions: actions.rowActions };
  return (
    <div className={styles.page}>
      {filters.length > 0 && (
        <FilterBar
          name={page.name}
          filters={filters}
          values={conditions.values}
          names={conditions.names}
          onSearch={list.search}
          busy={list.fetching}
        />
      )}
      <FullScreen isFull={isFull} onLeave={() => setIsFull(false)} className={styles.card}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('elements.list.title')}</h1>
          <ListStatus
            total={list.total}
            shown={rows.length}
            updatedAt={list.updatedAt}
            failed={list.failed}
            fetching={list.fetching}
            onRetry={() => void list.refresh()}
            onBack={list.goBack}
          />
          <ListTools
            name={page.name}
            columns={page.columns}
            fetching={list.fetching}
            onRefresh={() => void list.refresh()}
            isFull={isFull}
            onFull={setIsFull}
            simple={mobile}
          />
          <Toolbar left={[]} right={actions.toolbar} />
        </header>
        <BatchBar
          name={page.name}
          actions={actions.batch}
          rows={picks.rows}
          nameOf={nameOf(page.columns[0])}
          onClear={picks.clear}
          onDone={() => void list.refresh()}
        />
        {mobile ? (
          <CardList
            {...table}
            stale={list.stale}
            loading={list.loading}
            hasMore={conditions.page * conditions.limit < (list.total ?? 0)}
          />
        ) : (
          <DataTable
            {...table}
            sorting={{ by: conditions.sort, onChange: list.sortBy }}
            state={stateOf(list)}
            abilities={{
              picking: actions.batch.length ? picks.picking : undefined,
              detail: page.detail,
            }}
          />
        )}
        <Pager
          page={conditions.page}
          limit={conditions.limit}
          total={list.total ?? 0}
          sizes={listPageSizes}
          onChange={list.turnTo}
          simple={mobile}
        />
      </FullScreen>
      {actions.editing && page.form && (
        <Suspense fallback={null}>
          <CrudForm
            page={page}
            editing={actions.editing}
            onSaved={() => void list.refresh()}
            onClose={actions.closeForm}
          />
        </Suspense>
      )}
    </div>
  );
}

const stateOf = ({ stale, loading }: { stale: boolean; loading: boolean }) => {
  if (loading) return 'loading';
  return stale ? 'stale' : 'ready';
};

/** A list screen from its declaration, which stays readable as `.page` for tests and settings. */
export function crudPage<Row extends ById, Query extends PageQuery, Input>(
  page: CrudDeclaration<Row, Query, Input>,
) {
  const CrudPage = () => <CrudScreen page={page} />;
  return Object.assign(CrudPage, { page });
}
