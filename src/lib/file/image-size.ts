/** Edge in px of the square the object storage cuts for each display size; null: the picture as it is. */
const edgePx = { small: 72, middle: 400, large: 1024, none: null } as const;
export type ImageSize = keyof typeof edgePx;

export interface ImageStore {
  /** Hosts that cut pictures to size, each with the hosts below it. */
  hosts: readonly string[];
  /** What is added to the address; `{px}` stands for the edge. */
  query: string;
}

/** Whether a host is one of some, or lies below one of them. */
export const isHostWithin = (host: string, hosts: readonly string[]) =>
  hosts.some((parent) => host === parent || host.endsWith(`.${parent}`));

/** A signed address would no longer be true with something added to it. */
const isTaken = (query: string) => /(^|[?&])(x-oss-process|(x-oss-)?signature)=/i.test(query);

/** The address of a picture at a display size. Only the storage's hosts know sizes; any other address stays as it is. */
export function sizedImageUrl(url: string, size: ImageSize, { hosts, query }: ImageStore): string {
  const px = edgePx[size];
  if (px === null || !/^https?:/i.test(url) || !URL.canParse(url)) return url;
  const { hostname, search } = new URL(url);
  if (isTaken(search) || !isHostWithin(hostname, hosts)) return url;
  const [address = '', hash] = url.split('#');
  const asked = `${address}${search ? '&' : '?'}${query.replaceAll('{px}', String(px))}`;
  return hash === undefined ? asked : `${asked}#${hash}`;
}
