const read = import.meta.env;

/** Where the servers are and how the console introduces itself to them; see `.env.example`. */
export const env = {
  apiUrl: read.VITE_API_URL ?? '',
  identityUrl: read.VITE_IDENTITY_URL ?? '',
  staticUrl: read.VITE_STATIC_URL ?? '',
  clientId: read.VITE_CLIENT_ID ?? '',
  clientSecret: read.VITE_CLIENT_SECRET ?? '',
  scope: read.VITE_SCOPE ?? '',
  /** Router base without the trailing slash. */
  basePath: read.BASE_URL.replace(/\/$/, ''),
};

/** Hosts of the object storage, comma separated. It is an export of its own, so that the start does not load it. */
export const imageHosts = (import.meta.env.VITE_IMAGE_HOSTS ?? '')
  .split(',')
  .map((host) => host.trim())
  .filter(Boolean);
