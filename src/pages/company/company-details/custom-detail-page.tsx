import { companyApi } from '@/api/company/company';
import {
  companyDetailApi,
  type CompanyDetailPage,
  type CompanyDetailPageInput,
} from '@/api/company/company-detail';
import { fieldsOf } from '@/elements/control/control-props';
import { DetailView } from '@/elements/details/detail-view';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { CompanyUserRole } from '@/enums';
import type { Column } from '@/schema/column';
import { type FormCondition } from '@/schema/field';
import { tabTitle, type PartProps } from './part';

const name = 'company.details.customPage';
const titleLength = 60;

const columns: Column<CompanyDetailPage>[] = [
  { key: 'isCustom', type: 'flag' },
  { key: 'title' },
  { key: 'bannerImageUrl', type: 'image' },
  { key: 'content', type: 'html' },
];
const isCustom: FormCondition<CompanyDetailPageInput> = (form) => form.isCustom === true;

/** All fields stay visible while the page is off, so that its content can be prepared. */
const fields = fieldsOf<CompanyDetailPageInput>([
  { key: 'isCustom', type: 'flag', hint: `${name}.instead` },
  { key: 'title', required: isCustom, maxLength: titleLength },
  { key: 'bannerImageId', type: 'image' },
  { key: 'content', type: 'html', required: isCustom, wide: true },
]);

/** The custom page that visitors see instead of the standard page of the company. */
export function CustomDetailPage({ companyId, company, rights, applySaved }: PartProps) {
  const { customDetailPage } = company;
  const save = async (values: object) => {
    const input = { ...customDetailPage, ...values };
    const saved = await companyDetailApi.saveDetailPage(input);
    const updated = await applySaved(saved && { customDetailPage: saved }, {
      customDetailPage: input,
    });
    return updated.customDetailPage;
  };
  return (
    <ViewEditForm
      name={name}
      title={tabTitle('customPage')}
      view={<DetailView name={name} columns={columns} row={customDetailPage} perLine={1} />}
      form={
        rights.hasRole(CompanyUserRole.company)
          ? {
              sections: [{ fields }],
              initial: { ...customDetailPage },
              draftKey: `company/${companyId}/custom-detail-page`,
              onSave: save,
              onReload: async () => ({
                ...(await companyApi.one({ id: companyId })).customDetailPage,
              }),
            }
          : undefined
      }
    />
  );
}
