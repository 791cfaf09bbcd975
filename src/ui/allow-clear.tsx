import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { t } from '@/i18n';

/** Props for antd's `allowClear`: its default icon with an accessible name that says what it clears. */
export const allowClear = (label: string) => ({
  clearIcon: <CloseCircleFilled />,
  label: t('elements.select.clear', { label }),
});
