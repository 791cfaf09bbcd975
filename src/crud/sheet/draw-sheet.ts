import { emptyText } from '@/lib/intl';
import { lineArrow } from '@/lib/place-names';
import type { SheetText } from './sheet-text';

/** A picture is as wide as a phone shows without being asked, and drawn with two pixels for each of its own. */
const width = 540;
const scale = 2;
/** More pixels than this, phones do not draw. */
const maxPixels = 16_000_000;
const side = 28;
const right = width - side;
const codeSize = 116;
/** White around the code, in squares, which scanners need. */
const codeMargin = 2;

/** A picture is white in both themes: it is sent to others. */
const colours = {
  paper: '#ffffff',
  ink: '#1f1f1f',
  faint: '#595959',
  accent: '#0958d9',
  line: '#e3e6ea',
  band: '#f0f5ff',
};

interface Style {
  size: number;
  colour?: string;
  bold?: boolean;
}
const titleStyle: Style = { size: 28, bold: true };
const leadStyle: Style = { size: 15, colour: colours.faint };
const headStyle: Style = { size: 15, colour: colours.faint };
const groupStyle: Style = { size: 16, colour: colours.accent, bold: true };
const placeStyle: Style = { size: 19 };
const priceStyle: Style = { size: 19, bold: true };
const factStyle: Style = { size: 14, colour: colours.faint };
const nameStyle: Style = { size: 17 };
const phoneStyle: Style = { size: 24, colour: colours.accent, bold: true };
const noteStyle: Style = { size: 13, colour: colours.faint };

const lineHeight = ({ size }: Style) => Math.round(size * 1.45);

/** Words stay whole; Chinese breaks after each character. */
const wordParts = /[\w.,:/()~-]+ *|./gu;

/** Draws texts below each other; `y` is where the next one begins. */
function penOf(context: CanvasRenderingContext2D, family: string) {
  const setStyle = ({ size, colour = colours.ink, bold }: Style) => {
    context.font = `${bold ? 600 : 400} ${size}px ${family}`;
    context.fillStyle = colour;
    context.textBaseline = 'middle';
  };
  const widthOf = (text: string) => context.measureText(text).width;

  /** The lines of a text that is as wide as `max`. */
  function wrap(text: string, style: Style, max: number): string[] {
    setStyle(style);
    const lines: string[] = [];
    let line = '';
    const parts = text.match(wordParts) ?? [];
    // A word that is wider than a line, such as an address, breaks anywhere.
    for (const part of parts.flatMap((one) => (widthOf(one) > max ? Array.from(one) : one))) {
      if (line && widthOf(line + part.trimEnd()) > max) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    }
    return line ? [...lines, line.trimEnd()] : lines;
  }

  function write(lines: readonly string[], style: Style, x: number, y: number) {
    setStyle(style);
    context.textAlign = 'left';
    const height = lineHeight(style);
    lines.forEach((line, index) => context.fillText(line, x, y + (index + 0.5) * height));
    return lines.length * height;
  }

  /** Digits have one width, so that the decimals of all lines are below each other, whatever the font does. */
  function writeAmount(text: string, style: Style, end: number, y: number) {
    setStyle(style);
    const middle = y + lineHeight(style) / 2;
    const digit = widthOf('0');
    if (text === emptyText || widthOf('1') === digit) {
      context.textAlign = 'right';
      context.fillText(text, end, middle);
      return;
    }
    context.textAlign = 'center';
    let x = end;
    for (const character of Array.from(text).toReversed()) {
      const space = /\d/.test(character) ? digit : widthOf(character);
      context.fillText(character, x - space / 2, middle);
      x -= space;
    }
  }

  function writeEnd(text: string, style: Style, end: number, y: number) {
    setStyle(style);
    context.textAlign = 'right';
    context.fillText(text, end, y + lineHeight(style) / 2);
  }

  function amountWidth(text: string) {
    setStyle(priceStyle);
    const digits = text.replaceAll(/\D/g, '').length;
    return digits * widthOf('0') + widthOf(text.replaceAll(/\d/g, ''));
  }

  const fill = (colour: string, x: number, y: number, w: number, h: number) => {
    context.fillStyle = colour;
    context.fillRect(x, y, w, h);
  };
  return { setStyle, widthOf, wrap, write, writeAmount, writeEnd, amountWidth, fill };
}
type Pen = ReturnType<typeof penOf>;

/** A part of the picture: its height, and what draws it from there on. */
interface Part {
  height: number;
  draw: (y: number) => void;
}

const gap = (height: number): Part => ({ height, draw: () => undefined });

function textPart(pen: Pen, text: string, style: Style): Part {
  const lines = pen.wrap(text, style, right - side);
  return {
    height: lines.length * lineHeight(style),
    draw: (y) => pen.write(lines, style, side, y),
  };
}

/** Where the amounts of each unit end, from left to right: as far apart as the widest one needs. */
function endsOf(pen: Pen, { heads, groups }: SheetText) {
  const between = 16;
  const widths = heads.units.map((unit, index) => {
    pen.setStyle(headStyle);
    const amounts = groups.flatMap(({ lines }) =>
      lines.map(({ prices }) => pen.amountWidth(prices[index] ?? '')),
    );
    return Math.max(pen.widthOf(unit), ...amounts) + between;
  });
  return widths.map((_, index) => right - widths.slice(index + 1).reduce((a, b) => a + b, 0));
}

/** A route that is too long for one line has its destination on the next one. */
function placeLines(pen: Pen, text: string, max: number) {
  const lines = pen.wrap(text, placeStyle, max);
  const ends = text.split(lineArrow);
  if (lines.length <= 1 || ends.length === 1) return lines;
  return ends.flatMap((end, index) =>
    pen.wrap(index === 0 ? end : lineArrow.trimStart() + end, placeStyle, max),
  );
}

function tableParts(pen: Pen, sheet: SheetText): Part[] {
  const { heads, groups } = sheet;
  const ends = endsOf(pen, sheet);
  const [firstEnd = right] = ends;
  const firstWidth = Math.max(
    0,
    ...groups.flatMap(({ lines }) => lines.map(({ prices }) => pen.amountWidth(prices[0] ?? ''))),
  );
  const placeWidth = Math.max(firstEnd - firstWidth - 16 - side, 120);
  const head: Part = {
    height: 36,
    draw: (y) => {
      pen.write([heads.place], headStyle, side, y + 7);
      heads.units.forEach((unit, index) =>
        pen.writeEnd(unit, headStyle, ends[index] ?? right, y + 7),
      );
      pen.fill(colours.line, side, y + 35, right - side, 1);
    },
  };
  const parts = groups.flatMap(({ from, lines }): Part[] => [
    ...(from ? [groupPart(pen, from)] : []),
    ...lines.map(({ place: text, said, period, prices }): Part => {
      const place = placeLines(pen, text, placeWidth);
      const below = pen.wrap([said, period].filter(Boolean).join(' · '), factStyle, right - side);
      const height =
        place.length * lineHeight(placeStyle) + below.length * lineHeight(factStyle) + 17;
      return {
        height,
        draw: (y) => {
          const drawn = pen.write(place, placeStyle, side, y + 8);
          prices.forEach((price, index) =>
            pen.writeAmount(price, priceStyle, ends[index] ?? right, y + 8),
          );
          pen.write(below, factStyle, side, y + 8 + drawn);
          pen.fill(colours.line, side, y + height - 1, right - side, 1);
        },
      };
    }),
  ]);
  return [head, ...parts];
}

function groupPart(pen: Pen, from: string): Part {
  const lines = pen.wrap(from, groupStyle, right - side);
  const height = lines.length * lineHeight(groupStyle) + 14;
  return {
    height,
    draw: (y) => {
      pen.fill(colours.band, 0, y, width, height);
      pen.write(lines, groupStyle, side, y + 7);
    },
  };
}

/** Who is called, and the code at the right. */
function contactPart(pen: Pen, { contact, code, scan }: SheetText): Part | null {
  const texts = [
    { text: contact.sender, style: nameStyle },
    { text: contact.name, style: nameStyle },
    { text: contact.phone, style: phoneStyle },
  ].filter(({ text }) => text);
  if (!texts.length && !code) return null;
  const max = right - side - (code ? codeSize + 20 : 0);
  const wrapped = texts.map(({ text, style }) => ({ lines: pen.wrap(text, style, max), style }));
  const written = wrapped.reduce(
    (sum, { lines, style }) => sum + lines.length * lineHeight(style),
    0,
  );
  const codeHeight = code ? codeSize + lineHeight(noteStyle) : 0;
  const height = Math.max(written, codeHeight);
  return {
    height,
    draw: (y) => {
      let top = y + (height - written) / 2;
      for (const { lines, style } of wrapped) top += pen.write(lines, style, side, top);
      if (!code) return;
      const square = codeSize / (code.length + 2 * codeMargin);
      const left = right - codeSize;
      code.forEach((row, line) =>
        row.forEach((isDark, column) => {
          if (!isDark) return;
          // To whole pixels, so that no white lines show between the squares.
          const at = (index: number) => Math.round((index + codeMargin) * square * scale) / scale;
          const [x, top] = [at(column), at(line)];
          pen.fill(colours.ink, left + x, y + top, at(column + 1) - x, at(line + 1) - top);
        }),
      );
      pen.setStyle(noteStyle);
      pen.write([scan], noteStyle, right - (codeSize + pen.widthOf(scan)) / 2, y + codeSize);
    },
  };
}

/** Draws a price sheet on a canvas, which becomes as large as it needs. */
export function drawSheet(canvas: HTMLCanvasElement, sheet: SheetText, family: string) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const pen = penOf(context, family);
  const contact = contactPart(pen, sheet);
  const parts: Part[] = [
    gap(30),
    textPart(pen, sheet.title, titleStyle),
    gap(4),
    ...sheet.lead.map((text) => textPart(pen, text, leadStyle)),
    gap(12),
    ...tableParts(pen, sheet),
    ...(contact ? [gap(20), contact] : []),
    gap(16),
    ...sheet.notes.map((text) => textPart(pen, text, noteStyle)),
    gap(24),
  ];
  const height = Math.ceil(parts.reduce((sum, part) => sum + part.height, 0));
  const factor = Math.min(scale, Math.sqrt(maxPixels / (width * height)));
  // A new size clears the canvas and its settings.
  canvas.width = Math.floor(width * factor);
  canvas.height = Math.floor(height * factor);
  context.scale(factor, factor);
  pen.fill(colours.paper, 0, 0, width, height);
  pen.fill(colours.accent, 0, 0, width, 6);
  let y = 0;
  for (const part of parts) {
    part.draw(y);
    y += part.height;
  }
}

/** The picture of a sheet as a file. */
export async function pictureOf(sheet: SheetText, family: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawSheet(canvas, sheet, family);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture is larger than the browser can make.'));
    }, 'image/png');
  });
}
