import { companyTypeSetting, companyTypeSettingApi } from '@/api/company/company-type-setting';
import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { maxLength, nonNegativeInteger, notEmpty, positiveInteger, inRange } from '@/values/rules';

const { displayName, sort, maxLines } = companyTypeSetting.properties;

export default crudPage({
  name: 'platform-base-configuration.companyType',
  policy: P.companyType,
  record: companyTypeSetting,
  api: companyTypeSettingApi,
  columns: [
    { key: 'companyType', width: 136 },
    {
      key: 'displayName',
      width: 160,
      edit: [notEmpty, maxLength(displayName.options.maxLength)],
    },
    'icon',
    {
      key: 'sort',
      width: 104,
      edit: [notEmpty, positiveInteger, inRange(sort.options.min, sort.options.max)],
    },
    { key: 'isListed', width: 104, edit: [] },
    {
      key: 'maxLines',
      width: 128,
      edit: [nonNegativeInteger, inRange(maxLines.options.min, maxLines.options.max)],
    },
    'needsCredentials',
    'defaultLevel',
  ],
  card: { facts: ['maxLines', 'defaultLevel'] },
  form: [
    'displayName',
    'icon',
    'sort',
    { key: 'isListed', hint: 'platform-base-configuration.companyType.listedHint' },
    { key: 'maxLines', hint: 'platform-base-configuration.companyType.linesHint' },
    { key: 'needsCredentials', hint: 'platform-base-configuration.companyType.credentialsHint' },
    'defaultLevel',
  ],
  rowActions: ['edit'],
  defaultSort: 'sort ascending',
});
