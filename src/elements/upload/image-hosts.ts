import { imageHosts } from '@/config/env';

/** The hosts our pictures lie on, each with the hosts below it. */
export const ownImageHosts = imageHosts
  .split(',')
  .map((host) => host.trim())
  .filter(Boolean);
