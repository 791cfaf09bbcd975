import {
  externalCompanyAd,
  externalCompanyAdApi,
  type ExternalCompanyAd,
} from '@/api/platform/external-company-ad';
import { maxSort } from '@/config/limits';
import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { Row } from '@/ui/layout/layout';
import { OutsideLink } from '@/values/cell/text-cells';
import { httpsUrl, nonNegativeInteger, inRange } from '@/values/rules';
import styles from './shared/configuration.module.css';

/** What follows the host in a URL. */
const pathOf = (address: string) =>
  /^https?:\/\/[^/?#]+(?<rest>[/?#].+)$/i.exec(address)?.groups?.rest;

/** Shows the host as the link and the path next to it, so that users know the target before they open it. */
function Address({ address }: ExternalCompanyAd) {
  const path = pathOf(address);
  return (
    <Row as="span" gap={2} shrink className={styles.address}>
      <OutsideLink text={address} />
      {path && <span title={address}>{path}</span>}
    </Row>
  );
}

export default crudPage({
  name: 'configuration.external',
  policy: P.externalCompany,
  record: externalCompanyAd,
  api: externalCompanyAdApi,
  columns: [
    { key: 'name', width: 176 },
    { key: 'isListed', control: 'switch' },
    { key: 'company', width: 220 },
    { key: 'address', type: 'custom', width: 280, render: Address },
    'image',
    { key: 'sort', sortable: true, edit: [nonNegativeInteger, inRange(0, maxSort)] },
    { key: 'creationTime', sortable: true },
  ],
  card: { details: ['address'], facts: ['company'] },
  filters: ['name', 'company', 'address', 'isListed'],
  form: [
    'company',
    'name',
    { key: 'address', rules: [httpsUrl], hint: 'configuration.external.addressHint' },
    'image',
    'sort',
    'isListed',
  ],
  toolbar: ['new', 'exportTable'],
  rowActions: ['edit', 'delete'],
});
