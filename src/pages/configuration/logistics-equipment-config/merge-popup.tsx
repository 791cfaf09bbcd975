import { useId, useState } from 'react';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';

const name = 'configuration.gearKeyword';

interface MergePopupProps {
  words: string[];
  onMerge: (into: string) => void;
  onClose: () => void;
}

/** Asks which of several keywords stays when they are merged. */
export function MergePopup({ words, onMerge, onClose }: MergePopupProps) {
  const { t } = useTranslation();
  const group = useId();
  const [into, setInto] = useState(words[0] ?? '');
  const footer = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button variant="primary" onClick={() => onMerge(into)}>
        {t(`${name}.actions.merge`)}
      </Button>
    </>
  );
  return (
    <Popup title={t(`${name}.mergeTitle`)} footer={footer} onClose={onClose}>
      <Grid as="fieldset" gap={1}>
        <Text as="legend" below={2} tone="secondary">
          {t(`${name}.mergeHint`)}
        </Text>
        {words.map((word) => (
          <Row key={word} as="label" gap={2} touch={32}>
            <input
              type="radio"
              name={group}
              checked={word === into}
              onChange={() => setInto(word)}
            />
            {word}
          </Row>
        ))}
      </Grid>
    </Popup>
  );
}
