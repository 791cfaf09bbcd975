import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled';
import { t } from '@/i18n';
import { Icon } from './icon';

/** Props for antd's `allowClear`: its default icon with an accessible name that says what it clears. */
export const allowClear = (label: string) => ({
  clearIcon: <Icon icon={CloseCircleFilled} size={12} />,
  label: t('elements.select.clear', { label }),
});
