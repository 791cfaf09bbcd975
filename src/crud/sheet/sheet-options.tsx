import { useMaskedBox } from '@/elements/control/use-masked-box';
import { Segmented } from '@/elements/toolbar/segmented';
import { useTranslation } from '@/i18n';
import { maskNumber, maskNumbers } from '@/lib/mask';
import { usePrivacy } from '@/stores/privacy';
import { Checkbox } from '@/ui/checkbox';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import { codeLength, isCodeAddress } from './qr-code';
import { setSheetChoices } from './sheet-choices';
import type { SheetWords } from './sheet-text';

const wordLength = 60;

interface WordBoxProps {
  name: keyof SheetWords;
  value: string;
  mask?: (text: string) => string;
  maxLength?: number;
  placeholder?: string;
  error?: string;
}

/** A text of the sheet, which is remembered as it is typed. */
function WordBox({ name, value, mask = maskNumbers, error, ...rest }: WordBoxProps) {
  const { t } = useTranslation();
  const { text, ...masked } = useMaskedBox(value, mask);
  const errorId = `sheet-${name}-error`;
  return (
    <Grid gap={1}>
      <Grid as="label" gap={1}>
        <Text tone="secondary">{t(`sheet.words.${name}`)}</Text>
        <TextInput
          maxLength={wordLength}
          {...rest}
          {...masked}
          autoComplete="off"
          inputMode={name === 'contactPhone' ? 'tel' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={text}
          onChange={({ target }) => setSheetChoices({ [name]: target.value })}
        />
      </Grid>
      {error && (
        <Text as="p" size={12} tone="error" id={errorId}>
          {error}
        </Text>
      )}
    </Grid>
  );
}

export type SheetForm = 'picture' | 'paper';
const forms: SheetForm[] = ['picture', 'paper'];

interface SheetOptionsProps {
  form: SheetForm;
  words: SheetWords;
  /** The title of a sheet without one of its own. */
  defaultTitle: string;
  columns: readonly { key: string; text: string }[];
  isShown: (key: string) => boolean;
  onShow: (key: string, isOn: boolean) => void;
}

/** What a sheet says and shows. */
export function SheetOptions(props: SheetOptionsProps) {
  const { form, words, defaultTitle, columns, isShown, onShow } = props;
  const { t } = useTranslation();
  const isPrivate = usePrivacy();
  const isWrong = words.address !== '' && !isCodeAddress(words.address);
  return (
    <Grid gap={3} align="start" pack="start">
      <Row>
        <Segmented
          label={t('sheet.form')}
          value={form}
          options={forms.map((value) => ({ value, text: t(`sheet.forms.${value}`) }))}
          onChange={(next) => setSheetChoices({ form: next })}
        />
      </Row>
      <WordBox name="title" value={words.title} placeholder={defaultTitle} />
      <WordBox name="sender" value={words.sender} />
      <WordBox name="contactName" value={words.contactName} />
      <WordBox name="contactPhone" value={words.contactPhone} mask={maskNumber} />
      <WordBox
        name="address"
        value={words.address}
        maxLength={codeLength}
        placeholder={t('sheet.addressHint')}
        error={isWrong ? t('sheet.wrongAddress') : undefined}
      />
      {isPrivate && (
        <Text as="p" size={12} tone="warning">
          {t('sheet.private')}
        </Text>
      )}
      <Row as="fieldset" gap={4} lineGap={1} wrap>
        <Text as="legend" tone="secondary" below={2}>
          {t('sheet.columns')}
        </Text>
        {columns.map(({ key, text }) => (
          <Checkbox
            key={key}
            label={text}
            checked={isShown(key)}
            onChange={(isOn) => onShow(key, isOn)}
          >
            <span>{text}</span>
          </Checkbox>
        ))}
      </Row>
    </Grid>
  );
}
