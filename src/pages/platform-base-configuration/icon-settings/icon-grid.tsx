import { useState } from 'react';
import { iconSettingApi, type IconSetting } from '@/api/platform/icon-setting';
import { loadAllRows } from '@/elements/query/all-rows';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { mediaOf } from '@/elements/text/media';
import { Picture } from '@/elements/upload/picture';
import { DisplayPage } from '@/enums';
import { useTranslation } from '@/i18n';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { NativeSelect } from '@/ui/text-input';
import { cellText } from '@/values/cell-text';
import styles from './icon-grid.module.css';

function Icons({ icons }: { icons: IconSetting[] }) {
  const { t } = useTranslation();
  if (!icons.length) return <p>{t('elements.table.empty')}</p>;
  return (
    <Grid as="ul" className={styles.grid}>
      {icons.map(({ id, name, imageUrl }) => {
        const [image] = mediaOf(imageUrl);
        return (
          <Grid key={String(id)} as="li" gap={1} justify="center" shrink>
            <span className={styles.image}>
              {image && <Picture url={image.url} alt="" size="small" />}
            </span>
            <Text align="center" size={12} breaks className={styles.name}>
              {name}
            </Text>
          </Grid>
        );
      })}
    </Grid>
  );
}

/** The enabled icons of one page, in the order of the app. */
export function IconGrid() {
  const { t } = useTranslation();
  const [page, setPage] = useState<DisplayPage>(DisplayPage.home);
  const icons = useLoad(['icon-grid', page], (signal) =>
    loadAllRows(
      iconSettingApi.list,
      { sort: 'sort ascending', displayPage: page, isNormal: true },
      { signal },
    ),
  );
  const title = t('platform-base-configuration.icons.tabs.grid');
  const label = t('platform-base-configuration.icon.fields.displayPages');
  return (
    <Grid
      as="section"
      gap={3}
      pack="start"
      padding={4}
      panel
      className={styles.page}
      aria-label={title}
    >
      <h1 className="visually-hidden">{t('routes./platform-base-configuration/icon-settings')}</h1>
      <Row as="label" gap={2}>
        {label}
        <NativeSelect
          value={page}
          onChange={({ target }) => {
            const next = DisplayPage.$values.find((code) => String(code) === target.value);
            if (next !== undefined) setPage(next);
          }}
        >
          {DisplayPage.$values.map((code) => (
            <option key={code} value={code}>
              {cellText(code, 'code', { enum: DisplayPage })}
            </option>
          ))}
        </NativeSelect>
      </Row>
      <Text as="p" tone="secondary">
        {t('platform-base-configuration.icons.gridHint')}
      </Text>
      <QueryBoundary query={icons} name={title} shape="figures">
        {(found) => <Icons icons={found} />}
      </QueryBoundary>
    </Grid>
  );
}
