/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox, which no element of HTML draws with marks and hints */
import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined';
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined';
import HistoryOutlined from '@ant-design/icons-svg/es/asn/HistoryOutlined';
import ThunderboltOutlined from '@ant-design/icons-svg/es/asn/ThunderboltOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { MouseEvent } from 'react';
import { useTranslation } from '@/i18n';
import { Icon } from '@/ui/icon';
import styles from './palette.module.css';
import type { Entry, GroupName, HitGroup, Span } from './search';

const icons: Record<GroupName, IconDefinition> = {
  recent: HistoryOutlined,
  pages: FileTextOutlined,
  actions: ThunderboltOutlined,
  substations: EnvironmentOutlined,
};

/** A title with the matching part highlighted. */
function HighlightedText({ text, span }: { text: string; span: Span | null }) {
  if (!span) return text;
  const [first, last] = span;
  return (
    <>
      {text.slice(0, first)}
      <mark>{text.slice(first, last + 1)}</mark>
      {text.slice(last + 1)}
    </>
  );
}

interface HitsProps {
  id: string;
  found: HitGroup[];
  /** The option that Enter selects. */
  active: Entry | undefined;
  optionId: (entry: Entry) => string;
  onHover: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
}

/** The focus stays in the input. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The matches in groups; hovering makes an option active. */
export function Hits({ id, found, active, optionId, onHover, onChoose }: HitsProps) {
  const { t } = useTranslation();
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('palette.results')}
      className={styles.list}
      onMouseDown={keepFocus}
    >
      {found.map(({ name, hits, total }) => (
        <div key={name} role="group" aria-label={t(`palette.groups.${name}`)}>
          <div className={styles.group} role="presentation">
            {t(`palette.groups.${name}`)}
            {total > hits.length && (
              <span>{t('palette.more', { shown: hits.length, count: total })}</span>
            )}
          </div>
          {hits.map(({ entry, span }) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has the focus and the keys
            <div
              key={entry.id}
              id={optionId(entry)}
              role="option"
              aria-selected={entry === active}
              className={styles.option}
              onMouseMove={() => entry !== active && onHover(entry)}
              onClick={() => onChoose(entry)}
            >
              <Icon icon={icons[name]} size={16} />
              <span className={styles.title}>
                <HighlightedText text={entry.title} span={span} />
              </span>
              {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
