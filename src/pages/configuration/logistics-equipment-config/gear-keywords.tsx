import { useState } from 'react';
import { gearKeywordApi, type GearKeywords } from '@/api/company/gear-keyword';
import type { Id, Items } from '@/api/types';
import { BulkEditBar } from '@/elements/form/page/bulk-edit-bar';
import { useBulkEdit } from '@/elements/form/page/use-bulk-edit';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad, type LoadResult } from '@/elements/query/use-load';
import { t as text, useTranslation } from '@/i18n';
import { Grid, Row, Stack, Text } from '@/ui/layout/layout';
import { DefaultKeywords } from './default-keywords';
import { isChanged, removedWords, toInput, toSet, type KeywordSet } from './keyword-draft';
import { KeywordEditor } from './keyword-editor';
import styles from './gear-keywords.module.css';

const name = 'configuration.gearKeyword';
const and = () => text('elements.filter.separator');

interface KeywordSheetProps {
  stored: GearKeywords[];
  applySaved: LoadResult<Items<GearKeywords>>['applySaved'];
}

const find = (sets: KeywordSet[], { id }: KeywordSet) =>
  sets.find((set) => String(set.id) === String(id));

const load = async () => (await gearKeywordApi.all()).items.map(toSet);

/** Edits the keywords of all categories and saves each category with one call. */
function KeywordSheet({ stored, applySaved }: KeywordSheetProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Id>();
  const sheet = useBulkEdit<KeywordSet[]>({
    initial: stored.map(toSet),
    onSave: async (sets) => {
      const saved = await gearKeywordApi.saveAll({ items: sets.map(toInput) });
      return (await applySaved(saved, { items: sets })).items.map(toSet);
    },
    question: (sets, base) => {
      const removed = sets.flatMap((set) => removedWords(find(base, set), set));
      return removed.length ? text(`${name}.confirms.lose`, { words: removed.join(and()) }) : null;
    },
    conflict: {
      latest: load,
      describe: (theirs) =>
        text(`${name}.changedByOther`, {
          theirs: theirs.map((set) => `${set.categoryName} ${set.keywords.length}`).join(and()),
        }),
      merge: (mine, theirs) => theirs.map((set) => withEdits(mine, set)),
    },
  });
  const set = sheet.data.find(({ id }) => id === chosen) ?? sheet.data[0];
  if (!set)
    return (
      <Text as="p" tone="muted">
        {t(`${name}.none`)}
      </Text>
    );
  return (
    <Grid gap={4} padding={4} panel className={styles.sheet}>
      <Stack as="nav" gap={1} className={styles.categories} aria-label={t(`${name}.categories`)}>
        {sheet.data.map((one) => (
          <Row
            key={one.id}
            as="button"
            gap={2}
            justify="between"
            touch={36}
            className="ui-item"
            type="button"
            aria-current={one === set}
            data-changed={isChanged(find(sheet.base, one), one) || undefined}
            onClick={() => setChosen(one.id)}
          >
            {one.categoryName}
            <span>{one.keywords.length}</span>
          </Row>
        ))}
        <DefaultKeywords />
      </Stack>
      <KeywordEditor
        key={set.id}
        set={set}
        onChange={(next) => sheet.change(sheet.data.map((one) => (one === set ? next : one)))}
      />
      <BulkEditBar bulkEdit={sheet} />
    </Grid>
  );
}

/** The edited keywords of a category with its current concurrency stamp. */
function withEdits(mine: KeywordSet[], { concurrencyStamp, ...theirs }: KeywordSet): KeywordSet {
  const own = find(mine, { concurrencyStamp, ...theirs });
  return { ...theirs, ...own, concurrencyStamp };
}

/** The keywords by which users of the app search for gear. */
export function GearKeywordSets() {
  const { t } = useTranslation();
  const stored = useLoad(['gear-keywords'], (signal) => gearKeywordApi.all(undefined, { signal }));
  return (
    <>
      <h1 className="visually-hidden">{t('configuration.gear.tabs.keywords')}</h1>
      <QueryBoundary query={stored} name={t('configuration.gear.tabs.keywords')}>
        {({ items }) => <KeywordSheet stored={items} applySaved={stored.applySaved} />}
      </QueryBoundary>
    </>
  );
}
