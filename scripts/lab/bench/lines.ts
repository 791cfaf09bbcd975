import { limits } from '../../../e2e/measure.ts';
import type { AppName } from './apps.ts';

/**
 * The lines of `npm run bench`. `floor` is the limit as a ratio to the antd floor in the same run, `max` an absolute
 * limit. Some limits were set against the best of four other consoles, measured once next to these floors, and
 * converted to a ratio to the floor. `of` names another line of the floor to compare with: when the limit was
 * set, the floor had a list but no dashboard.
 */

export type Speed = 'fast' | 'slow';
export type JourneyName = 'list' | 'dashboard' | 'kept' | 'cold';
export interface Bar {
  floor?: number;
  max?: number;
  of?: JourneyName;
}
export interface Line {
  key: string;
  speed: Speed;
  journey: JourneyName;
  title: string;
  bar: Bar;
  isInReadme: boolean;
}

const line = (
  key: string,
  speed: Speed,
  journey: JourneyName,
  title: string,
  bar: Bar = {},
): Line => ({ key, speed, journey, title, bar, isInReadme: false });
const readmeLine = (...given: Parameters<typeof line>): Line => ({
  ...line(...given),
  isInReadme: true,
});
/** A page without code in the cache is compared with the floor's list of companies. */
const cold: Bar = { floor: 0.7, of: 'cold' };
const { loginScriptKb, loginRequests, listScriptKb, listFiles, menuScriptKb } = limits;
export const lines = [
  readmeLine('dashboard', 'fast', 'dashboard', 'Sign-in → dashboard, figures painted, ms', {
    floor: 0.75,
    of: 'list',
  }),
  readmeLine('dashboard', 'slow', 'dashboard', 'Sign-in → dashboard, slow, ms', {
    floor: 0.52,
    of: 'list',
  }),
  readmeLine('list', 'fast', 'list', 'Sign-in → first list by redirect, ms', { floor: 1 }),
  readmeLine('list', 'slow', 'list', 'Sign-in → first list by redirect, slow, ms', { floor: 1 }),
  line('form', 'fast', 'list', 'Sign-in form usable, ms'),
  readmeLine('form', 'slow', 'list', 'Sign-in form usable, slow, ms', { floor: 0.79 }),
  line('blocking', 'slow', 'list', 'Blocking time there, slow, ms', { max: 250 }),
  line('menu', 'fast', 'dashboard', 'First list from the menu, ms'),
  line('first', 'fast', 'dashboard', 'First visit of a list, code loaded, ms', { floor: 0.55 }),
  readmeLine('switch', 'fast', 'dashboard', 'A list that was open, closed before, ms', {
    floor: 0.35,
  }),
  readmeLine('return', 'fast', 'dashboard', 'Return to a kept tab, ms', { floor: 0.57 }),
  readmeLine('hundred', 'fast', 'list', '20 → 100 rows, request included, ms', { floor: 0.4 }),
  line('frames', 'fast', 'list', 'Late frames of 60, 100 rows at the wheel', { max: 0 }),
  readmeLine('formKb', 'fast', 'list', 'JS gz before the sign-in form is usable, KB', {
    max: loginScriptKb,
  }),
  line('formRequests', 'fast', 'list', 'Requests until then', { max: loginRequests }),
  readmeLine('listKb', 'fast', 'list', 'JS gz when the first list is painted, KB', {
    max: listScriptKb,
  }),
  line('files', 'fast', 'list', 'Scripts and style sheets until then', { max: listFiles }),
  line(
    'menuKb',
    'fast',
    'dashboard',
    'The same by way of the dashboard, with what loads ahead, KB',
    { max: menuScriptKb },
  ),
  line('heap', 'slow', 'dashboard', 'Heap after the sign-in, MiB', { max: 9.5 }),
  readmeLine('coldList', 'fast', 'cold', 'Cold list of companies: blocking time, ms', cold),
  line('coldOrders', 'fast', 'cold', 'Cold list of goods orders: blocking time, ms', cold),
  line('coldRoles', 'fast', 'cold', 'Cold list of roles: blocking time, ms', cold),
  line('coldDashboard', 'fast', 'cold', 'Cold workbench: blocking time, ms', cold),
  line('coldForm', 'fast', 'cold', 'Cold form of a new company: blocking time, ms', cold),
  readmeLine('coldPhone', 'fast', 'cold', 'Cold list on a slow phone: blocking time, ms', {
    floor: 0.8,
  }),
  readmeLine('keptHeap', 'fast', 'kept', '10 kept lists: heap, MiB', { max: 25 }),
  line('keptNodes', 'fast', 'kept', '10 kept lists: DOM nodes', { max: 12_000 }),
];

const all: AppName[] = ['console', 'plain', 'antd'];
/** The floors have two lists only, so ten kept lists are measured in the console alone. */
export const appsOf: Record<JourneyName, AppName[]> = {
  list: all,
  dashboard: all,
  kept: ['console'],
  cold: ['console', 'antd'],
};
