import { RegionIdSelect } from '@/elements/region-select/region-id-select';
import { RegionPanel } from '@/elements/region-select/region-panel';
import { fullRegionName, type Region } from '@/lib/region/region-tree';
import { useIsMobile } from '@/ui/use-media';
import type { ConditionProps } from '@/values/filter-kind';
import { idOf, oneName } from '@/values/record/record-condition';

/**
 * Selects a region. In the popover of a chip the panel is open; in the sheet a button opens it, because the sheet has other
 * conditions as well.
 */
export function RegionCondition({
  filter,
  value,
  recordName,
  labelText,
  onChange,
}: ConditionProps) {
  const { levels, onlyChina } = filter;
  const mobile = useIsMobile();
  const props = { label: labelText, levels, onlyChina, value: idOf(value) };
  if (mobile) return <RegionIdSelect {...props} name={oneName(recordName)} onChange={onChange} />;
  const pick = (region: Region) => onChange(region.id, fullRegionName(region));
  return <RegionPanel {...props} singleColumn onPick={pick} />;
}
