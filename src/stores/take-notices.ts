import { useNotices, type Notice } from './notices';

/** Takes what waits, except for what stays until it is answered. */
export function takeNotices(stays = (_notice: Notice) => false): Notice[] {
  const { waiting } = useNotices.getState();
  const taken = waiting.filter((notice) => !stays(notice));
  if (taken.length) useNotices.setState({ waiting: waiting.filter(stays) });
  return taken;
}
