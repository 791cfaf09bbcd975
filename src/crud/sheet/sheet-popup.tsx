import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sheetMaxRoutesOnPaper, sheetMaxRoutesOfPicture } from '@/config/limits';
import { fileName } from '@/elements/export/save-file';
import { label, useTranslation } from '@/i18n';
import { trimText } from '@/lib/text';
import type { PriceSheet, SheetSource } from '@/schema/price-sheet';
import { usePrivacy } from '@/stores/privacy';
import { useSession } from '@/stores/session';
import { Button } from '@/ui/button';
import { Box, Grid, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { useIsMobile } from '@/ui/use-media';
import { drawSheet, pictureOf } from './draw-sheet';
import { canShare, copyPicture, savePicture, sharePicture } from './send-picture';
import { setSheetChoices, useSheetChoices } from './sheet-choices';
import { SheetOptions } from './sheet-options';
import { SheetPaper } from './sheet-paper';
import { endsDiffer, periodKey, sheetText, valuesOf, type SheetText } from './sheet-text';
import styles from './sheet.module.css';

const fontFamily = () => getComputedStyle(document.body).fontFamily;

/** The picture as it is sent. */
function Picture({ sheet }: { sheet: SheetText }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawSheet(canvas.current, sheet, fontFamily());
  }, [sheet]);
  const { title, content } = sheet;
  const name = t('sheet.pictureOf', { title, count: content.routes - content.cut });
  return (
    <canvas
      ref={canvas}
      className={styles.picture}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place; there is no file to be shown
      role="img"
      aria-label={name}
    />
  );
}

/** The sheet for the printer, which prints it instead of the page and the choices while the popup is open. */
function Printed({ sheet }: { sheet: SheetText }) {
  const { title } = sheet;
  useEffect(() => {
    const { style } = document.documentElement;
    // A JSON string is a string of a style sheet as well.
    style.setProperty('--sheet-title', JSON.stringify(title));
    return () => void style.removeProperty('--sheet-title');
  }, [title]);
  return createPortal(
    <div className={styles.printed} data-print="only">
      <SheetPaper sheet={sheet} />
    </div>,
    document.body,
  );
}

interface ActionsProps {
  sheet: SheetText;
  isPaper: boolean;
  onClose: () => void;
}

function Actions({ sheet, isPaper, onClose }: ActionsProps) {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const disabled = sheet.content.routes === 0;
  const make = () => pictureOf(sheet, fontFamily());
  const name = fileName(sheet.title, 'png');
  const isShared = isMobile && canShare();
  return (
    <>
      <Button onClick={onClose}>{t('common.close')}</Button>
      {isPaper ? (
        <Button variant="primary" disabled={disabled} onClick={() => window.print()}>
          {t('sheet.print')}
        </Button>
      ) : (
        <>
          <Button disabled={disabled} onClick={() => void savePicture(make(), name)}>
            {t('sheet.save')}
          </Button>
          <Button
            variant={isShared ? undefined : 'primary'}
            disabled={disabled}
            onClick={() => void copyPicture(make())}
          >
            {t('sheet.copy')}
          </Button>
          {isShared && (
            <Button
              variant="primary"
              disabled={disabled}
              onClick={() => void sharePicture(make(), name, sheet.title)}
            >
              {t('sheet.share')}
            </Button>
          )}
        </>
      )}
    </>
  );
}

interface SheetPopupProps<Row> extends SheetSource<Row> {
  sheet: PriceSheet<Row>;
  onClose: () => void;
}

/** Makes a price sheet of rows: a picture that is sent, or paper that is printed. */
export function SheetPopup<Row>(props: SheetPopupProps<Row>) {
  const { sheet, name, rows, conditions, value, onClose } = props;
  const { t } = useTranslation();
  const isPrivate = usePrivacy();
  const choices = useSheetChoices();
  const userName = useSession((state) => state.name);
  const ownPhone = useSession((state) => state.phoneNumber) ?? '';
  const sender = useSession(({ profile }) => profile?.shortName ?? '');
  const [now] = useState(() => Date.now());
  const { form = 'picture', shown = {} } = choices;
  const values = valuesOf(sheet, value);
  const facts = sheet.facts ?? [];
  const isOneLine = new Set(rows.map((row) => row[sheet.line])).size === 1;
  // A customer is told the prices, and other things only where the user wants it or where nothing else tells rows apart.
  const isUsual = (key: string) =>
    key === periodKey
      ? endsDiffer(rows, { sheet, values, now })
      : isOneLine || values.some((one) => one === key);
  const isShown = (key: string) => shown[key] ?? isUsual(key);
  const words = {
    title: choices.title ?? '',
    sender: choices.sender ?? sender,
    contactName: choices.contactName ?? userName,
    contactPhone: choices.contactPhone ?? ownPhone,
    address: choices.address ?? '',
  };
  const defaultTitle = t('sheet.defaultTitle');
  const text = sheetText({
    ...props,
    conditions: conditions(),
    words: { ...words, title: trimText(words.title) || defaultTitle },
    isShown: (key) => (key === value ? true : isShown(key)),
    now,
    maxRoutes: form === 'paper' ? sheetMaxRoutesOnPaper : sheetMaxRoutesOfPicture,
    isPrivate,
  });
  const { routes, cut, left } = text.content;
  const columns = [
    ...(values.length > 1
      ? values.map((key) => ({ key: String(key), text: t(`units.${String(key)}`) }))
      : []),
    ...facts.map((key) => ({ key: String(key), text: label(name, 'fields', key) })),
    ...(sheet.ends ? [{ key: periodKey, text: t('sheet.period') }] : []),
  ];
  const isPaper = form === 'paper';
  return (
    <Popup
      title={t('sheet.title')}
      wide
      footer={<Actions sheet={text} isPaper={isPaper} onClose={onClose} />}
      onClose={onClose}
    >
      <Grid gap={4} className={styles.layout}>
        <Grid gap={2} pack="start">
          {cut > 0 && (
            <Text as="output" tone="warning">
              {t(`sheet.tooMany.${form}`, { count: routes, max: routes - cut })}
            </Text>
          )}
          {routes === 0 ? (
            <Text as="output" tone="warning">
              {t('sheet.empty', { ended: left.ended, unpriced: left.unpriced })}
            </Text>
          ) : (
            <Box
              as="section"
              className={styles.preview}
              aria-label={t('sheet.preview')}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable with the keyboard
              tabIndex={0}
            >
              {isPaper ? (
                <div className={styles.page}>
                  <SheetPaper sheet={text} />
                </div>
              ) : (
                <Picture sheet={text} />
              )}
            </Box>
          )}
          {routes > 0 && (
            <Text as="p" size={12} tone="secondary">
              {text.about}
            </Text>
          )}
        </Grid>
        <SheetOptions
          {...{ form, words, defaultTitle, columns, isShown }}
          onShow={(key, isOn) => setSheetChoices({ shown: { ...shown, [key]: isOn } })}
        />
      </Grid>
      {routes > 0 && <Printed sheet={text} />}
    </Popup>
  );
}
