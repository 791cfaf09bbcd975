import type { Settings } from './settings';

const built = import.meta.env;

/** Where the servers are and how the console presents itself. Built in from `.env`; `config.json` of the host overrides it. */
export const env = {
  apiUrl: built.VITE_API_URL ?? '',
  identityUrl: built.VITE_IDENTITY_URL ?? '',
  staticUrl: built.VITE_STATIC_URL ?? '',
  clientId: built.VITE_CLIENT_ID ?? '',
  clientSecret: built.VITE_CLIENT_SECRET ?? '',
  scope: built.VITE_SCOPE ?? '',
  /** Hosts of the object storage that resizes images. */
  imageHosts: (built.VITE_IMAGE_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean),
  /** By language; the texts of the console have the name where one is missing. */
  productName: {} as Partial<Record<string, string>>,
  logoUrl: '',
  /** Renews the token before it ends where the server sends a refresh token. */
  silentRefresh: false,
  /** Phone, ID and account numbers are masked for everybody who lacks the policy to lift that. */
  privacy: built.VITE_PRIVACY === 'on',
  /** Where errors are reported; '' for nowhere. */
  errorSink: '',
  /** Defaults for browsers in which the user has not chosen anything else. */
  settings: {} as Partial<Settings>,
  /** Router base without the trailing slash. It is a part of the file names in the build and cannot be overridden. */
  basePath: built.BASE_URL.replace(/\/$/, ''),
};
