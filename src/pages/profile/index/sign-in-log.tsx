import { accountApi, type SignIn } from '@/api/account';
import { crudPage } from '@/crud/crud-page';
import { Status } from '@/elements/table/cells/text-cells';
import { t } from '@/i18n';

const Result = ({ isSuccess }: SignIn) => (
  <Status
    text={t(`profile.signIns.results.${isSuccess ? 'success' : 'failure'}`)}
    tone={isSuccess ? 'success' : 'error'}
  />
);

/** The own attempts to sign in, the latest first: a strange one is a reason to change the password. */
export default crudPage({
  name: 'profile.signIns',
  api: { list: accountApi.signIns },
  columns: [
    { key: 'signInTime', type: 'dateTime' },
    { key: 'isSuccess', type: 'custom', render: Result },
    { key: 'ip', copyable: true },
    { key: 'browser' },
  ],
  filters: [
    { key: 'isSuccess', type: 'yesNo' },
    { key: 'signInTime', type: 'dateTimeRange' },
  ],
});
