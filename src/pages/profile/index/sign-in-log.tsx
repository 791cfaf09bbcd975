import { accountApi, signIn, type SignIn } from '@/api/account';
import { crudPage } from '@/crud/crud-page';
import { t } from '@/i18n';
import { Status } from '@/values/cell/text-cells';

const Result = ({ isSuccess }: SignIn) => (
  <Status
    text={t(`profile.signIns.results.${isSuccess ? 'success' : 'failure'}`)}
    tone={isSuccess ? 'active' : 'failed'}
  />
);

/** The user's own attempts to sign in, latest first, so that the user notices a strange one. */
export default crudPage({
  name: 'profile.signIns',
  record: signIn,
  api: { list: accountApi.signIns },
  columns: [
    'signInTime',
    { key: 'isSuccess', type: 'custom', render: Result },
    { key: 'ip', copyable: true },
    'browser',
  ],
  card: { status: 'isSuccess' },
  filters: ['isSuccess', 'signInTime'],
});
