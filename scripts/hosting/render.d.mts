export interface HostingOptions {
  api?: string;
  identity?: string;
  static?: string;
  proxy?: string;
  images?: string;
  clientId?: string;
  scope?: string;
  errorSink?: string;
  serverName?: string;
  root?: string;
  tls?: boolean;
}
export function addHosts(policy: string, hosts: Iterable<string>): string;
export function withTls(conf: string): string;
export function pathsWithoutServer(options: HostingOptions): string[];
export function renderHosting(
  conf: string,
  options: HostingOptions,
): { nginx: string; config: Record<string, unknown> };
