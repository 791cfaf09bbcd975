import type { FieldProps } from '@/elements/control/control-props';
import { FileUpload } from '@/elements/upload/file-upload';
import { useFiles } from './use-files';

/** Uploaded files, in a list of names. */
export function FileField(props: FieldProps) {
  const { max: limit, limitKb, kind = 'attachment' } = props.field;
  return <FileUpload {...useFiles(props)} kind={kind} options={{ limit, limitKb }} />;
}
