import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { t } from '@/i18n';

/** antd's own cross under a name that says what goes. */
export const allowClear = (label: string) => ({
  clearIcon: <CloseCircleFilled />,
  label: t('elements.select.clear', { label }),
});
