import { iconSettingApi, type IconSetting } from '@/api/platform/icon-setting';
import { loadAllRows } from '@/elements/query/all-rows';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { RecordSelect } from '@/elements/select/record-select';
import { isId } from '@/lib/guards';
import type { ControlProps } from '@/schema/field';
import { Form } from '@/ui/antd/form';

/** The initial values of an icon of a sub-station; files of an earlier selection are removed. */
const initialValuesOf = (icon: IconSetting) => {
  const { name, imageId, imageUrl, linkType, link, displayPages, sort } = icon;
  return { name, imageId, imageUrl, linkType, link, displayPages, sort, imageId$files: undefined };
};

/** Selects an icon of the platform and copies its picture and link into the form, where they can be changed. */
export function PlatformIconSelect({ id, value, label, disabled, onChange }: ControlProps) {
  const form = Form.useFormInstance();
  const icons = useLoad(['platform-icons'], (signal) =>
    loadAllRows(iconSettingApi.list, {}, { signal }),
  );
  return (
    <QueryBoundary query={icons} name={label} shape="text">
      {(rows) => (
        <RecordSelect
          id={id}
          label={label}
          disabled={disabled}
          source={{
            key: 'platform-icons',
            list: async () => rows.map((row) => ({ value: row.id, label: row.name })),
          }}
          value={isId(value) ? value : null}
          onChange={(next) => {
            const icon = rows.find((row) => row.id === next);
            if (icon) form.setFieldsValue(initialValuesOf(icon));
            onChange?.(next);
          }}
        />
      )}
    </QueryBoundary>
  );
}
