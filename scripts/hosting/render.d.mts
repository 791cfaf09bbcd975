/** The keys are the names of the options of `npm run hosting`. */
export type HostingOptions = Partial<
  Record<
    | 'api'
    | 'identity'
    | 'static'
    | 'proxy'
    | 'images'
    | 'logo'
    | 'product-name'
    | 'client-id'
    | 'client-secret'
    | 'scope'
    | 'error-sink'
    | 'server-name'
    | 'base'
    | 'root',
    string
  > &
    Record<'privacy' | 'silent-refresh' | 'tls' | 'include-subdomains', boolean>
>;
export function addHosts(policy: string, hosts: Iterable<string>, directives?: string[]): string;
export function withTls(conf: string): string;
export function renderHosting(
  conf: string,
  options: HostingOptions,
): { nginx: string; config: Record<string, unknown>; notes: string[] };
