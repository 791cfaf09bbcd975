/**
 * The edge in px of the square that the object storage crops for each display size, or into which it fits a `whole`
 * picture; null: the original image.
 */
const edgePx = { small: 72, whole: 144, middle: 400, large: 1024, none: null } as const;
export type ImageSize = keyof typeof edgePx;

interface ImageStore {
  /** The hosts that resize images; their subdomains do so too. */
  hosts: readonly string[];
  /** The query that is added to the URL; `{px}` is replaced by the edge, `{mode}` by how the picture is resized. */
  query: string;
}

/** Whether a host is one of `hosts` or a subdomain of one. */
export const isHostWithin = (host: string, hosts: readonly string[]) =>
  hosts.some((parent) => host === parent || host.endsWith(`.${parent}`));

/** A signature covers the whole query, so nothing may be added to a signed URL. */
const isSigned = (query: string) => /(^|[?&])(x-oss-process|(x-oss-)?signature)=/i.test(query);

/** The URL of an image at a display size. Only the hosts of the object storage resize; other URLs stay unchanged. */
export function sizedImageUrl(url: string, size: ImageSize, { hosts, query }: ImageStore): string {
  const px = edgePx[size];
  if (px === null || !/^https?:/i.test(url) || !URL.canParse(url)) return url;
  const { hostname, search } = new URL(url);
  if (isSigned(search) || !isHostWithin(hostname, hosts)) return url;
  const [address = '', hash] = url.split('#');
  const mode = size === 'whole' ? 'lfit' : 'fill';
  const added = query.replaceAll('{px}', String(px)).replace('{mode}', mode);
  const sized = `${address}${search ? '&' : '?'}${added}`;
  return hash === undefined ? sized : `${sized}#${hash}`;
}
