/** Extensions by the kind of file they stand for, without the dot. */
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

/** Lower case, without the dot; '' when the name has none. Takes a name, a path or an address. */
export function extensionOf(name: string): string {
  const file = name.replace(/[?#].*$/, '').replace(/^.*[\\/]/, '');
  return /[^.]\.([^.]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}

/** undefined for an extension of no group. */
export const fileGroupOf = (name: string): FileGroup | undefined => groups.get(extensionOf(name));
