import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined';
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined';
import HistoryOutlined from '@ant-design/icons-svg/es/asn/HistoryOutlined';
import ThunderboltOutlined from '@ant-design/icons-svg/es/asn/ThunderboltOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { menuIcons } from '@/app/layout/menu-icons';
import { listText } from '@/elements/text/messages';
import { t, useTranslation } from '@/i18n';
import { screenNumber } from '@/stores/privacy';
import { isAllSubstations, useSubstations, substationTitle } from '@/stores/substations';
import { ComboboxGroup, ComboboxList, ComboboxOption } from '@/ui/combobox';
import { Icon } from '@/ui/icon';
import { Ellipsis, Row } from '@/ui/layout/layout';
import type { Entry, HitGroup, Span } from './search';
import styles from './palette.module.css';

const icons: Record<string, IconDefinition> = {
  recent: HistoryOutlined,
  pages: FileTextOutlined,
  actions: ThunderboltOutlined,
  substations: EnvironmentOutlined,
};

/** Records have the icon of their page in the menu. */
function iconOf({ name, page = '' }: HitGroup): IconDefinition {
  const menu: Record<string, IconDefinition> = menuIcons;
  return icons[name] ?? menu[page.split('/')[1] ?? ''] ?? FileTextOutlined;
}
const titleOf = ({ name, title }: HitGroup) => title ?? t(`palette.groups.${name}`);

/** A title with the matching part highlighted. */
function HighlightedText({ text, span }: { text: string; span: Span | null }) {
  if (!span) return <span>{text}</span>;
  const [first, last] = span;
  return (
    <span>
      <span>{text.slice(0, first)}</span>
      <mark>{text.slice(first, last + 1)}</mark>
      <span>{text.slice(last + 1)}</span>
    </span>
  );
}

/** The owners of the phone number that was typed. */
interface PhoneCard {
  phone: string;
  groups: HitGroup[];
  isSearching: boolean;
  /** The contents of the lists that have responded. */
  searched: string[];
}

/** Where the lists were searched: other sub-stations may well have the number. */
function searchedPlace() {
  const { chosen, managed } = useSubstations.getState();
  return isAllSubstations(chosen.id)
    ? t('palette.who.managed', { count: managed.length })
    : substationTitle(chosen);
}

/** How many records of each kind have the number. */
function cardSummary({ groups, isSearching, searched }: PhoneCard) {
  const counts = groups
    .filter(({ page, shown }) => page && shown)
    .map((group) => `${titleOf(group)} ${group.total}`);
  if (counts.length) return counts.join(' · ');
  if (isSearching) return t('palette.searching');
  if (!searched.length) return '';
  return t('palette.who.nobody', { place: searchedPlace(), kinds: listText(searched) });
}

interface HitsProps {
  id: string;
  card?: PhoneCard;
  found: HitGroup[];
  /** The option that Enter selects. */
  active: Entry | undefined;
  optionId: (entry: Entry) => string;
  onHover: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
}

type GroupProps = Omit<HitsProps, 'id' | 'card' | 'found'> & { group: HitGroup };

function Group({ group, active, optionId, onHover, onChoose }: GroupProps) {
  const { hits, shown = hits.length, total } = group;
  const title = titleOf(group);
  return (
    <ComboboxGroup label={title}>
      <Row
        gap={4}
        align="stretch"
        justify="between"
        tone="secondary"
        size={12}
        className={styles.group}
        role="presentation"
      >
        {title}
        {total > shown && <span>{t('palette.more', { shown, count: total })}</span>}
      </Row>
      {hits.map(({ entry, span }) => (
        <ComboboxOption
          key={entry.id}
          id={optionId(entry)}
          isSelected={entry === active}
          to={entry.to}
          className={styles.option}
          data-action={entry.isAction}
          onMouseMove={() => onHover(entry)}
          onSelect={() => onChoose(entry)}
        >
          <Icon icon={entry.icon ?? iconOf(group)} size={16} />
          <Ellipsis grow shrink className={styles.title}>
            <HighlightedText text={entry.title} span={span} />
          </Ellipsis>
          {entry.hint && (
            <Ellipsis tone="secondary" size={12} rigid className={styles.hint}>
              {entry.hint}
            </Ellipsis>
          )}
        </ComboboxOption>
      ))}
    </ComboboxGroup>
  );
}

/** The matches in groups; hovering makes an option active. */
export function Hits({ id, card, found, ...rest }: HitsProps) {
  const { t } = useTranslation();
  const drawn = (group: HitGroup) => <Group key={group.name} group={group} {...rest} />;
  return (
    <ComboboxList id={id} aria-label={t('palette.results')} className={styles.list}>
      {card && (
        <div className={styles.card} role="presentation">
          <Row
            gap={4}
            lineGap={1}
            align="stretch"
            justify="between"
            wrap
            className={styles.cardHead}
            role="presentation"
          >
            <strong>{t('palette.who.title', { phone: screenNumber(card.phone) })}</strong>
            <span>{cardSummary(card)}</span>
          </Row>
          {card.groups.map(drawn)}
        </div>
      )}
      {found.map(drawn)}
    </ComboboxList>
  );
}
