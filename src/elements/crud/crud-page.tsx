import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ById, PageQuery } from '@/api/types';
import { listPageSizes } from '@/config/limits';
import { FilterBar } from '@/elements/filter/filter-bar';
import { CardList } from '@/elements/table/card-list';
import { DataTable } from '@/elements/table/data-table';
import { ListStatus } from '@/elements/table/list-status';
import { Pager } from '@/elements/table/pager';
import { Toolbar } from '@/elements/toolbar/toolbar';
import { useIsMobile } from '@/elements/use-media';
import { label } from '@/i18n';
import styles from './crud-page.module.css';
import type { AnyField, AnyFilter, CrudDeclaration } from './schema';
import { useCrudActions, type Editing } from './use-crud-actions';
import { useList } from './use-list';

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

/** Draws a declared list screen: a table on a desk, cards on a phone. */
function CrudScreen<Row extends ById, Query extends PageQuery, Input>({
  page,
}: {
  page: CrudDeclaration<Row, Query, Input>;
}) {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const navigate = useNavigate();
  // Elements below the declaration work with any key; the declaration has checked them.
  const filters = (page.filters ?? []) as AnyFilter[];
  const list = useList(page.api.list, filters, page.defaultSort);
  const { conditions, rows } = list;
  const actions = useCrudActions(page, list, navigate);
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
      <div className={styles.card}>
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
          <Toolbar
            left={actions.toolbar}
            right={[refreshButton(t('elements.list.refresh'), list)]}
          />
        </header>
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
            sort={conditions.sort}
            onSort={list.sortBy}
            stale={list.stale}
            loading={list.loading}
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
      </div>
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

const refreshButton = (text: string, list: { fetching: boolean; refresh: () => unknown }) => ({
  code: 'refresh',
  text,
  onClick: () => void list.refresh(),
});

/** A list screen from its declaration, which stays readable as `.page` for tests and settings. */
export function crudPage<Row extends ById, Query extends PageQuery, Input>(
  page: CrudDeclaration<Row, Query, Input>,
) {
  const CrudPage = () => <CrudScreen page={page} />;
  return Object.assign(CrudPage, { page });
}
