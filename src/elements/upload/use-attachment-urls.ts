import { skipToken, useQuery } from '@tanstack/react-query';
import { attachmentApi } from '@/api/base-support/attachment';
import { rowOf } from '@/elements/query/all-rows';
import { useScopeKey } from '@/stores/scope';
import { toFormAttachment, type FormAttachment } from './send-file';

/** The same files; those of which only the id is told get their names and addresses from the server. */
export function useAttachmentUrls(files: FormAttachment[]): FormAttachment[] {
  const scope = useScopeKey();
  const ids = files.filter(({ url }) => !url).map(({ attachmentId }) => attachmentId);
  const { data } = useQuery({
    queryKey: ['attachments', scope, ids.map(String)],
    // Without its picture a form can still be filled in.
    queryFn: ids.length
      ? ({ signal }) => attachmentApi.files({ ids }, { signal, quiet: true })
      : skipToken,
    staleTime: Infinity,
  });
  return files.map((file) => {
    const known = rowOf(data?.items ?? [], file.attachmentId);
    return known ? { ...toFormAttachment(known), attachmentId: file.attachmentId } : file;
  });
}
