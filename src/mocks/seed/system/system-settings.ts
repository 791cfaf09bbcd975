import type { SystemSetting } from '@/api/base-support/system-setting';
import { SettingType } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import data from '@/mocks/seed/data/system-settings.json';
import { seeded, seedId } from '@/mocks/seed/draw';

interface Line extends Pick<SystemSetting, 'code' | 'name' | 'value' | 'description'> {
  type: string;
  min?: number;
  max?: number;
}
const lines: Line[] = data;

export const seedSystemSettings = seeded(77, async (draw): Promise<SystemSetting[]> => {
  return lines.map(({ type, code, name, value, description, min = null, max = null }, index) => ({
    id: seedId('14', index + 1),
    name,
    code,
    value,
    settingType:
      SettingType.$values.find((each) => SettingType.$member(each) === type) ?? SettingType.text,
    min,
    max,
    description,
    updatedTime: wallText(seedDay - draw.whole(1, 400) * dayMs + draw.whole(30_000, 60_000) * 1000),
    concurrencyStamp: draw.stamp(),
  }));
});
