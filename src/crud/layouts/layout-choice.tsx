import { Segmented } from '@/elements/toolbar/segmented';
import { useTranslation } from '@/i18n';
import type { LayoutKind } from '@/schema/layout';
import { tableKind } from './layout-kind';

interface LayoutChoiceProps {
  kinds: readonly LayoutKind[];
  /** None of the choices while the list shows its groups. */
  current: string;
  onChange: (kind: string) => void;
}

/** The choice of how a list shows its records. */
export function LayoutChoice({ kinds, current, onChange }: LayoutChoiceProps) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('layouts.choice')}
      value={current}
      options={[tableKind, ...kinds].map((kind) => ({
        value: kind,
        text: t(`layouts.kinds.${kind}`),
      }))}
      onChange={onChange}
    />
  );
}
