import { imageHosts } from '@/config/env';

/** Hosts of the image store, including their subdomains. */
export const ownImageHosts = imageHosts
  .split(',')
  .map((host) => host.trim())
  .filter(Boolean);
