import { tenantInfo, tenantInfoApi, type TenantInfoInput } from '@/api/tenant-info';
import type { Id } from '@/api/types';
import { declareColumns, declareFields } from '@/crud/declare';
import { fieldsOf } from '@/elements/control/control-props';
import { DetailView } from '@/elements/details/detail-view';
import { FormPage } from '@/elements/form/page/form-page';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { P } from '@/policies';
import { useCan } from '@/stores/app-config';
import { useSession } from '@/stores/session';
import { loadTenantProfile } from '@/stores/sign-in';

const name = 'settings.tenant';

const fields = fieldsOf(
  declareFields(tenantInfo, [
    { key: 'logo', wide: true },
    'shortName',
    'fullName',
    'contact',
    { key: 'mobile', parts: true },
    'phone',
    'email',
    { key: 'address', wide: true },
    { key: 'introduction', wide: true },
  ]),
);
const columns = declareColumns(tenantInfo, [
  'name',
  'shortName',
  'fullName',
  'logo',
  'contact',
  'mobile',
  'phone',
  'email',
  'address',
  'introduction',
]);

function TenantData({ id }: { id: Id }) {
  const { t } = useTranslation();
  const can = useCan();
  const load = useLoad(['tenant-info', id], (signal) => tenantInfoApi.one({ id }, { signal }));
  const save = async (values: object) => {
    // The keys of the fields are keys of the input.
    const saved = await tenantInfoApi.update({ ...values, id } as TenantInfoInput);
    // The sidebar shows the short name and the logo, so they are loaded again.
    void loadTenantProfile();
    return load.applySaved(saved, values);
  };
  return (
    <QueryBoundary query={load} name={t('settings.tenant.title')} shape="form">
      {(info) =>
        can(P.baseData) ? (
          <FormPage
            name={name}
            sections={[{ fields }]}
            initial={{ ...info }}
            draftKey={`tenant-info/${id}`}
            onSave={(values) => save({ concurrencyStamp: info.concurrencyStamp, ...values })}
            onReload={() => tenantInfoApi.one({ id })}
          />
        ) : (
          <DetailView name={name} columns={columns} row={info} perLine={2} />
        )
      }
    </QueryBoundary>
  );
}

/** The data of the tenant: a form for users who may change it, otherwise read-only. */
export function TenantForm() {
  const { t } = useTranslation();
  const tenant = useSession((state) => state.tenant);
  if (!tenant) return <p>{t(`${name}.none`)}</p>;
  return <TenantData key={tenant.id} id={tenant.id} />;
}
