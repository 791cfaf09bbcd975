import type { OfSubstation } from '@/api/substation/substation';
import { substationRuleApi, type DisplayRegion } from '@/api/substation/substation-rule';
import { idsOf } from '@/elements/control/control-props';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { RecordSelect } from '@/elements/select/record-select';
import { useTranslation } from '@/i18n';
import type { ControlProps } from '@/schema/field';
import { Checkbox } from '@/ui/antd/checkbox';
import { Form } from '@/ui/antd/form';
import { Grid } from '@/ui/layout/layout';
import styles from '@/pages/platform-site/shared/platform-site.module.css';

interface RegionBoxesProps extends ControlProps {
  regions: DisplayRegion[];
}

function RegionBoxes({ id, label, value, onChange, regions }: RegionBoxesProps) {
  const { t } = useTranslation();
  const chosen = new Set(idsOf(value).map(String));
  const all = regions.every((region) => chosen.has(String(region.id)));
  const selectWhere = (isSelected: (region: DisplayRegion) => boolean) =>
    onChange?.(regions.filter(isSelected).map((region) => region.id));
  return (
    // Focusable, so that the form can move the focus here on an error; Tab reaches the checkboxes.
    <Grid
      as="fieldset"
      gap={4}
      lineGap={1}
      className={styles.boxes}
      id={id}
      aria-label={label}
      tabIndex={-1}
    >
      <Checkbox
        checked={all}
        indeterminate={!all && chosen.size > 0}
        onChange={() => selectWhere(() => !all)}
      >
        {t('common.all')}
      </Checkbox>
      {regions.map((region) => {
        const isChosen = chosen.has(String(region.id));
        return (
          <Checkbox
            key={region.id}
            checked={isChosen}
            onChange={() =>
              selectWhere((one) => (one === region ? !isChosen : chosen.has(String(one.id))))
            }
          >
            {region.fullName}
          </Checkbox>
        );
      })}
    </Grid>
  );
}

/** The regions that the sub-station covers or has merged; the displayed ones are checked. */
export function DisplayRegionsField({ substationId, ...control }: ControlProps & OfSubstation) {
  const load = useLoad(
    ['display-regions', substationId],
    async (signal) => (await substationRuleApi.displayRegions({ substationId }, { signal })).items,
    { fresh: true },
  );
  return (
    <QueryBoundary query={load} name={control.label} shape="text">
      {(regions) => <RegionBoxes {...control} regions={regions} />}
    </QueryBoundary>
  );
}

/** Selects other sub-stations that are open. */
export function ReceiversField(props: ControlProps & OfSubstation) {
  const { id, label, value, disabled, onChange, substationId } = props;
  const form = Form.useFormInstance();
  const names: unknown = form.getFieldValue('receiveSubstationNames');
  return (
    <RecordSelect
      multiple
      id={id}
      label={label}
      disabled={disabled}
      value={idsOf(value)}
      names={Array.isArray(names) ? names.map(String) : []}
      source={{
        key: `available-beside-${substationId}`,
        list: async (signal) => {
          const { items } = await substationRuleApi.available({ substationId }, { signal });
          return items.map((one) => ({
            value: one.id,
            label: `${one.substationName} ${one.startRegionName}`,
          }));
        },
      }}
      onChange={(ids) => onChange?.(ids)}
    />
  );
}
