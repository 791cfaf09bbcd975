import { mediaName, mediaOf } from '@/elements/text/media';
import { emptyText } from '@/lib/intl';
import { loadable } from '@/ui/loadable';
import type { ColumnKind, DrawContent } from '@/values/column-kind';
import { joinTexts } from '@/values/tags/column';

const EmptyCell = () => <span>{emptyText}</span>;
/** A missing picture must not break the list: the cell stays empty when the code fails to load. */
export const PictureCell = loadable(async () => {
  try {
    return (await import('./picture-cell')).PictureCell;
  } catch {
    return EmptyCell;
  }
});

export const mediaText = (value: unknown) => joinTexts(mediaOf(value).map(mediaName));

const drawImage: DrawContent = ({ column, row, inCard = false }) => (
  <PictureCell variant="image" value={row[column.key]} aspect={column.aspect} inCard={inCard} />
);

export const imageColumn: ColumnKind = {
  width: ({ aspect = 1 }) => (aspect > 1 ? 96 : 72),
  align: 'center',
  text: mediaText,
  accepts: 'list',
  content: () => drawImage,
  isPicture: true,
};
