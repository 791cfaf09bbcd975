import type { ColumnKind, DrawContent } from '@/values/column-kind';
import { mediaText, PictureCell } from '@/values/image/column';

const drawFiles: DrawContent = ({ column, row, inCard = false }) => (
  <PictureCell variant="attachments" value={row[column.key]} inCard={inCard} />
);

export const fileColumn: ColumnKind = {
  width: 152,
  text: mediaText,
  accepts: 'object',
  content: () => drawFiles,
};
