/** The extensions of each kind of file, without the dot. */
export const fileGroups = {
  audio: ['mp3', 'wav', 'ogg', 'm4a'],
  excel: ['xls', 'xlsx', 'csv'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'svg'],
  json: ['json'],
  pdf: ['pdf'],
  ppt: ['ppt', 'pptx'],
  txt: ['txt'],
  video: ['mp4', 'avi', 'mov', 'wmv'],
  word: ['doc', 'docx'],
  zip: ['zip', 'rar', '7z'],
} as const;
export type FileGroup = keyof typeof fileGroups;

const groups = new Map<string, FileGroup>(
  Object.entries(fileGroups).flatMap(([group, extensions]) =>
    extensions.map((extension): [string, FileGroup] => [extension, group as FileGroup]),
  ),
);

/** The extension of a file name, path or URL, in lower case without the dot; '' when there is none. */
export function extensionOf(name: string): string {
  const file = name.replace(/[?#].*$/, '').replace(/^.*[\\/]/, '');
  return /[^.]\.([^.]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}

/** The kind of a file by its extension; undefined for an unknown extension. */
export const fileGroupOf = (name: string): FileGroup | undefined => groups.get(extensionOf(name));
