import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { t } from '@/i18n';
import { isEmpty } from '@/lib/url/query-string';

/**
 * Props for antd's `allowClear`: its default icon with an accessible name that says what it clears. Without a value there
 * is no button: antd shows it for a typed keyword as well, and Tab would lose the focus on it, because leaving the box
 * removes the keyword and with it the button.
 */
export const allowClear = (label: string, value: unknown) =>
  !isEmpty(value) && {
    clearIcon: <CloseCircleFilled />,
    label: t('elements.select.clear', { label }),
  };
