import { gearKeywordApi, type GearKeywords } from '@/api/company/gear-keyword';
import type { ById } from '@/api/types';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { Row, Text } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { Tags } from '@/values/cell/text-cells';

function Words({ keywords }: Pick<GearKeywords, 'keywords'>) {
  const { t } = useTranslation();
  if (!keywords.length) return <span>{t('configuration.gearKeyword.empty')}</span>;
  return (
    <Tags
      texts={keywords}
      hint={keywords.join(' ')}
      title={t('configuration.gear.tabs.keywords')}
    />
  );
}

/** The search keywords of a gear category, read-only: the keywords of all categories are edited together. */
export function CategoryKeywords({ id }: ById) {
  const { t } = useTranslation();
  const { data } = useLoad(
    ['gear-keywords', id],
    (signal) => gearKeywordApi.one({ id }, { signal }),
    { fresh: true },
  );
  return (
    <Row as="p" gap={3} align="baseline" above={3}>
      <Text as="strong" medium rigid>
        {t('configuration.gear.tabs.keywords')}
      </Text>
      {data ? <Words keywords={data.keywords} /> : cellText(null)}
    </Row>
  );
}
