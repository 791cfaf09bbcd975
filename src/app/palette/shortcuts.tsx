import { useTranslation } from '@/i18n';
import { isApple } from '@/lib/dom';
import { closeShortcuts } from '@/stores/layout';
import { Row, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import styles from './shortcuts.module.css';

/** The shortcuts of the console; `mod` is Ctrl, or ⌘ on a Mac. */
const sections = [
  {
    key: 'everywhere',
    shortcuts: [
      { key: 'palette', keys: [['mod', 'K']] },
      { key: 'firstCondition', keys: [['/']] },
      { key: 'shortcuts', keys: [['?']] },
      { key: 'close', keys: [['Esc']] },
    ],
  },
  {
    key: 'lists',
    shortcuts: [
      { key: 'walk', keys: [['↑'], ['↓']] },
      { key: 'ends', keys: [['Home'], ['End']] },
      { key: 'open', keys: [['Enter']] },
      { key: 'editOpen', keys: [['E']] },
      { key: 'runPrimary', keys: [['mod', 'Enter']] },
      { key: 'pick', keys: [['Space']] },
      { key: 'cell', keys: [['←'], ['→']] },
      {
        key: 'cellRange',
        keys: [
          ['Shift', '↑'],
          ['Shift', '→'],
        ],
      },
      { key: 'allCells', keys: [['mod', 'A']] },
      { key: 'copyRow', keys: [['mod', 'C']] },
      { key: 'pasteCells', keys: [['mod', 'V']] },
      { key: 'fillCells', keys: [['mod', 'D']] },
      { key: 'clearCells', keys: [['Delete']] },
      { key: 'calculateCells', keys: [['=']] },
      { key: 'cells', keys: [['←'], ['↑'], ['→'], ['↓']] },
    ],
  },
  { key: 'forms', shortcuts: [{ key: 'save', keys: [['mod', 'S']] }] },
  {
    key: 'tabs',
    shortcuts: [
      { key: 'walkTabs', keys: [['←'], ['→']] },
      {
        key: 'moveTab',
        keys: [
          ['mod', 'Shift', '←'],
          ['mod', 'Shift', '→'],
        ],
      },
      { key: 'closeTab', keys: [['Delete']] },
      { key: 'tabMenu', keys: [['Shift', 'F10']] },
    ],
  },
];

const keyName = (key: string) => (key === 'mod' ? (isApple ? '⌘' : 'Ctrl') : key);

/** Keys pressed one after the other, or together. */
function Keys({ keys }: { keys: string[][] }) {
  return keys.map((combination) => (
    <Row key={combination.join()} as="span" gap={1} align="stretch">
      {combination.map((key) => (
        <kbd key={key}>{keyName(key)}</kbd>
      ))}
    </Row>
  ));
}

/** The list of keyboard shortcuts. */
export function Shortcuts() {
  const { t } = useTranslation();
  return (
    <Popup title={t('palette.shortcuts.title')} onClose={closeShortcuts}>
      {sections.map(({ key: section, shortcuts }) => (
        <section key={section} className={styles.section}>
          <Text as="h3" tone="secondary" size={12}>
            {t(`palette.shortcuts.sections.${section}`)}
          </Text>
          <dl>
            {shortcuts.map(({ key, keys }) => (
              <Row key={key} gap={4} justify="between">
                <dt>{t(`palette.shortcuts.${key}`)}</dt>
                <Row as="dd" gap={2} align="stretch" rigid>
                  <Keys keys={keys} />
                </Row>
              </Row>
            ))}
          </dl>
        </section>
      ))}
    </Popup>
  );
}
