import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { listText } from '@/elements/text/messages';
import { useTranslation } from '@/i18n';
import { maxKeywordLength, readKeyword } from '@/lib/search-keyword';
import { trimText } from '@/lib/text';
import { closePalette } from '@/stores/layout';
import { screenNumber, screenText } from '@/stores/privacy';
import { Combobox } from '@/ui/combobox';
import { Row, Text } from '@/ui/layout/layout';
import { ModalLayer } from '@/ui/overlay/modal-layer';
import { Hits } from './results';
import type { Entry } from './search';
import { useSearch } from './use-search';
import styles from './palette.module.css';

/** Closes the palette and restores the focus before the chosen entry opens something. */
function useChoose() {
  const navigate = useNavigate();
  return ({ to, run, staysOpen }: Entry) => {
    if (!staysOpen) flushSync(closePalette);
    if (to) void navigate(to);
    run?.();
  };
}

const { wrapper, container, body } = styles;
const parts = { wrapper, container, header: 'visually-hidden', body };

/** What the line below the list says about the search. */
function useProgress({ keyword, isEarly, records, entries }: ReturnType<typeof useSearch>): string {
  const { t } = useTranslation();
  const { isSearching, hasFailed } = records;
  if (isSearching) return t(isEarly ? 'palette.waiting' : 'palette.searching');
  const count = entries.filter(({ staysOpen }) => !staysOpen).length;
  if (isEarly && count > 0) return t('palette.several');
  return trimText(keyword) !== '' && (count > 0 || !hasFailed) ? t('palette.count', { count }) : '';
}

/** What is shown instead of a list: what to change in the keyword. */
function NoHits({ keyword }: { keyword: string }) {
  const { t } = useTranslation();
  const typed = trimText(keyword);
  const key =
    typed.length > maxKeywordLength ? 'tooLong' : readKeyword(typed) ? 'empty' : 'tooShort';
  return (
    <Text as="p" align="center" padding={8} tone="secondary" breaks>
      {t(`palette.${key}`, {
        keyword: screenText(typed),
        count: typed.length,
        max: maxKeywordLength,
      })}
    </Text>
  );
}

/** Tells the numbers of a text that are not searched for. */
function OtherNumbers({ keyword }: { keyword: string }) {
  const { t } = useTranslation();
  const { phone = '', otherPhones = [] } = readKeyword(keyword) ?? {};
  if (!otherPhones.length) return null;
  const others = listText(otherPhones.map(screenNumber));
  return (
    <output className={styles.searching}>
      {t('elements.phone.others', { first: screenNumber(phone), others })}
    </output>
  );
}

/** Finds a page, a record, a sub-station or a command by a few letters. */
export function Palette() {
  const { t } = useTranslation();
  const listId = useId();
  const found = useSearch(useChoose());
  const { keyword, isComposing, entries, active, isEarly } = found;
  const { isSearching, hasFailed, searched, phone } = found.records;
  const progress = useProgress(found);
  const optionId = (entry: Entry) => `${listId} ${entry.id}`.replaceAll(' ', '_');
  return (
    <ModalLayer
      title={t('palette.title')}
      footer={null}
      closable={false}
      classNames={parts}
      closesOutside
      onClose={closePalette}
    >
      <Row gap={2} className={styles.head}>
        <Combobox
          label={t('palette.title')}
          placeholder={t('palette.placeholder')}
          listId={listId}
          options={entries}
          optionId={optionId}
          activeIndex={active ? entries.indexOf(active) : -1}
          onActiveIndex={(index) => found.activate(entries[index]?.id ?? '')}
          value={keyword}
          onChange={found.type}
          onSelect={found.onSelect}
          onEnter={found.onEnter}
        />
        <Text
          as="button"
          tone="secondary"
          className={styles.close}
          type="button"
          onClick={closePalette}
        >
          {t('common.close')}
        </Text>
      </Row>
      <OtherNumbers keyword={keyword} />
      <Hits
        id={listId}
        card={
          phone
            ? { phone, groups: found.card, isSearching, searched: hasFailed ? [] : searched }
            : undefined
        }
        found={found.found}
        active={active}
        optionId={optionId}
        onHover={({ id }) => found.activate(id)}
        onChoose={found.onSelect}
      />
      <output className={isSearching || isEarly ? styles.searching : 'visually-hidden'}>
        {progress}
      </output>
      {!entries.length && !isSearching && !isComposing && <NoHits keyword={keyword} />}
    </ModalLayer>
  );
}
