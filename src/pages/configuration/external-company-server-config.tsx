import { externalCompanyAdApi, type ExternalCompanyAd } from '@/api/platform/external-company-ad';
import { maxSort } from '@/config/limits';
import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { Row } from '@/ui/layout/layout';
import { OutsideLink } from '@/values/cell/text-cells';
import { httpsUrl, nonNegativeInteger, inRange } from '@/values/rules';
import styles from './shared/configuration.module.css';

const nameLength = 30;
const addressLength = 500;

/** Shows the host as the link and the whole URL next to it, so that users know the target before they open it. */
const Address = ({ address }: ExternalCompanyAd) => (
  <Row as="span" gap={2} shrink className={styles.address}>
    <OutsideLink text={address} />
    <span title={address}>{address}</span>
  </Row>
);

export default crudPage({
  name: 'configuration.external',
  policy: P.externalCompany,
  api: externalCompanyAdApi,
  columns: [
    { key: 'name', width: 176 },
    { key: 'isListed', type: 'flag', control: 'switch' },
    { key: 'companyName', width: 220, card: 'detail' },
    { key: 'address', type: 'custom', width: 360, render: Address, card: 'detail' },
    { key: 'imageUrl', type: 'image' },
    {
      key: 'sort',
      type: 'number',
      sortable: true,
      edit: [nonNegativeInteger, inRange(0, maxSort)],
    },
    { key: 'creationTime', type: 'dateTime', sortable: true },
  ],
  filters: [
    { key: 'name' },
    { key: 'companyId', type: 'record', of: 'company' },
    { key: 'address' },
    { key: 'isListed', type: 'flag', words: 'listed' },
  ],
  form: [
    { key: 'companyId', type: 'record', of: 'company', nameKey: 'companyName', required: true },
    { key: 'name', required: true, maxLength: nameLength },
    {
      key: 'address',
      required: true,
      maxLength: addressLength,
      rules: [httpsUrl],
      hint: 'configuration.external.addressHint',
    },
    { key: 'imageId', type: 'image', required: true },
    { key: 'sort', type: 'number', min: 0, max: maxSort },
    { key: 'isListed', type: 'flag' },
  ],
  defaults: { sort: 0, isListed: true },
  toolbar: ['new', 'exportTable'],
  rowActions: ['edit', 'delete'],
});
