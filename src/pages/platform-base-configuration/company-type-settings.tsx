import { companyTypeSettingApi } from '@/api/company/company-type-setting';
import { crudPage } from '@/crud/crud-page';
import { CompanyLevel, CompanyType } from '@/enums';
import { P } from '@/policies';
import { maxLength, nonNegativeInteger, notEmpty, positiveInteger, inRange } from '@/values/rules';

const nameLength = 10;
const sortMost = 999;
const mostLines = 1000;

export default crudPage({
  name: 'platform-base-configuration.companyType',
  policy: P.companyType,
  api: companyTypeSettingApi,
  columns: [
    { key: 'companyType', type: 'code', enum: CompanyType, width: 136 },
    { key: 'displayName', width: 160, edit: [notEmpty, maxLength(nameLength)], card: 'detail' },
    { key: 'iconUrl', type: 'image' },
    {
      key: 'sort',
      type: 'number',
      width: 104,
      edit: [notEmpty, positiveInteger, inRange(1, sortMost)],
    },
    { key: 'isListed', type: 'flag', words: 'listed', width: 104, edit: [], card: 'detail' },
    {
      key: 'maxLines',
      type: 'number',
      width: 128,
      edit: [nonNegativeInteger, inRange(0, mostLines)],
    },
    { key: 'needsCredentials', type: 'flag' },
    { key: 'defaultLevel', type: 'code', enum: CompanyLevel },
  ],
  form: [
    { key: 'displayName', required: true, maxLength: nameLength },
    { key: 'iconId', type: 'image', aspect: 1 },
    { key: 'sort', type: 'number', required: true, min: 1, max: sortMost },
    { key: 'isListed', type: 'flag', hint: 'platform-base-configuration.companyType.listedHint' },
    {
      key: 'maxLines',
      type: 'number',
      min: 0,
      max: mostLines,
      hint: 'platform-base-configuration.companyType.linesHint',
    },
    {
      key: 'needsCredentials',
      type: 'flag',
      hint: 'platform-base-configuration.companyType.credentialsHint',
    },
    { key: 'defaultLevel', type: 'code', enum: CompanyLevel, required: true },
  ],
  rowActions: ['edit'],
  defaultSort: 'sort ascending',
});
