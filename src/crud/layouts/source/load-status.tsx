import type { LoadState } from '@/elements/export/use-load-all';
import { errorText } from '@/elements/text/messages';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Row, Text } from '@/ui/layout/layout';
import { ProgressBar } from '@/ui/progress-bar';

interface LoadStatusProps {
  state: LoadState<unknown>;
  /** They say what is loaded. */
  texts: { running: string; stopped: string; tooMany: string; failed: (reason: string) => string };
  onRun: () => void;
  onStop: () => void;
}

/** How far the rows of a layout are loaded, and what can be done about it. */
export function LoadStatus({ state, texts, onRun, onStop }: LoadStatusProps) {
  const { t } = useTranslation();
  const { phase, rows, total, error } = state;
  if (phase === 'idle' || phase === 'done') return null;
  if (phase === 'running') {
    const text = rows.length ? texts.running : t('layouts.reading');
    return (
      <Row gap={3} wrap touch={32}>
        <output>{text}</output>
        <ProgressBar label={text} value={total && rows.length} max={total} />
        <Button onClick={onStop}>{t('layouts.stop')}</Button>
      </Row>
    );
  }
  const text = phase === 'failed' ? texts.failed(errorText(error)) : texts[phase];
  return (
    <Row gap={3} wrap touch={32}>
      <Text tone="error" role="alert" breaks>
        {text}
      </Text>
      {phase !== 'tooMany' && <Button onClick={onRun}>{t('layouts.goOn')}</Button>}
    </Row>
  );
}
