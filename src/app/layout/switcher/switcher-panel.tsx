import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import { useId, useState } from 'react';
import { usePinyin } from '@/elements/select/use-pinyin';
import { useTranslation } from '@/i18n';
import { matchesText } from '@/lib/pinyin';
import { trimText } from '@/lib/text';
import { useSubstations, type ChosenSubstation, substationTitle } from '@/stores/substations';
import { Combobox, ComboboxList, ComboboxOption } from '@/ui/combobox';
import { Icon } from '@/ui/icon';
import { Ellipsis, Row, Stack, Text } from '@/ui/layout/layout';
import styles from './switcher.module.css';

interface ChoiceListProps {
  id: string;
  found: ChosenSubstation[];
  /** The option that Enter selects. */
  active: ChosenSubstation | undefined;
  /** Id of the current sub-station. */
  chosen: string;
  onChoose: (to: ChosenSubstation) => void;
}

function ChoiceList({ id, found, active, chosen, onChoose }: ChoiceListProps) {
  const { t } = useTranslation();
  return (
    <ComboboxList id={id} className={styles.choices} aria-label={t('elements.switcher.title')}>
      {found.map((one) => (
        <ComboboxOption
          key={one.id}
          className="ui-item"
          id={`${id}-${one.id}`}
          isSelected={String(one.id) === chosen}
          data-active={one === active}
          title={substationTitle(one)}
          onSelect={() => onChoose(one)}
        >
          <Ellipsis>{substationTitle(one)}</Ellipsis>
          {String(one.id) === chosen && <Icon icon={CheckOutlined} />}
        </ComboboxOption>
      ))}
    </ComboboxList>
  );
}

/** Holds the keyword, the matches and the active one, which is the current sub-station at first. */
function useSubstationSearch(choices: ChosenSubstation[], chosen: string) {
  const [keyword, setKeyword] = useState('');
  const [index, setActiveIndex] = useState(() =>
    choices.findIndex(({ id }) => String(id) === chosen),
  );
  const { matchPinyin, onKeyword } = usePinyin();
  const found = choices.filter((one) => matchesText(substationTitle(one), keyword, matchPinyin));
  const activeIndex = Math.min(index, found.length - 1);
  const type = (text: string) => {
    setKeyword(text);
    setActiveIndex(0);
    onKeyword(trimText(text));
  };
  return { keyword, type, found, activeIndex, setActiveIndex };
}

interface SwitcherPanelProps {
  choices: ChosenSubstation[];
  onChoose: (to: ChosenSubstation) => void;
}

/** All sub-stations in columns under a search by name, pinyin or initials; the arrow keys move down the columns. */
export function SwitcherPanel({ choices, onChoose }: SwitcherPanelProps) {
  const { t } = useTranslation();
  const listId = useId();
  const chosen = String(useSubstations((state) => state.chosen.id));
  const { keyword, type, found, activeIndex, setActiveIndex } = useSubstationSearch(
    choices,
    chosen,
  );
  return (
    <Stack panel className={styles.panel}>
      <Row gap={3} padding={3} rigid className={styles.search}>
        <Combobox
          label={t('elements.switcher.search')}
          placeholder={t('elements.switcher.hint')}
          listId={listId}
          options={found}
          optionId={({ id }) => `${listId}-${id}`}
          activeIndex={activeIndex}
          onActiveIndex={setActiveIndex}
          value={keyword}
          onChange={type}
          onSelect={onChoose}
        />
        <Text as="output" tone="muted" rigid>
          {t('elements.switcher.count', { count: choices.length - 1 })}
        </Text>
      </Row>
      {found.length === 0 && (
        <Text as="p" align="center" padding={6} tone="secondary">
          {t('elements.switcher.none')}
        </Text>
      )}
      <ChoiceList
        id={listId}
        found={found}
        active={found[activeIndex]}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Stack>
  );
}
