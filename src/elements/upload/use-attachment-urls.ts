import { skipToken, useQuery } from '@tanstack/react-query';
import { attachmentApi } from '@/api/base-support/attachment';
import { findById } from '@/elements/query/all-rows';
import { useScopeKey } from '@/stores/scope';
import { toFormAttachment, type FormAttachment } from './send-file';

/** Returns the same files with the names and URLs of those of which only the id is known. */
export function useAttachmentUrls(files: FormAttachment[]): FormAttachment[] {
  const scope = useScopeKey();
  const ids = files.filter(({ url }) => !url).map(({ attachmentId }) => attachmentId);
  const { data } = useQuery({
    queryKey: ['attachments', scope, ids.map(String)],
    // Quiet, because a form can be filled in without its pictures.
    queryFn: ids.length
      ? ({ signal }) => attachmentApi.files({ ids }, { signal, quiet: true })
      : skipToken,
    staleTime: Infinity,
  });
  return files.map((file) => {
    const known = findById(data?.items ?? [], file.attachmentId);
    return known ? { ...toFormAttachment(known), attachmentId: file.attachmentId } : file;
  });
}
