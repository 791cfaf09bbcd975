import { maxListViews } from '@/config/limits';
import {
  fromStored,
  storedOf,
  viewsByTable,
  type ListView,
  type ListViews,
  type StoredViews,
} from '@/stores/list-views';

function change(table: string, part: (views: ListViews) => Partial<StoredViews>) {
  viewsByTable.update((byTable) => {
    const before = storedOf(byTable, table);
    return { ...byTable, [table]: { ...before, ...part(fromStored(before)) } };
  });
}

/**
 * Saves a view and replaces one of the same name. The function returned takes that back; null when the list has too many
 * views already.
 */
export function saveView(table: string, view: ListView): (() => void) | null {
  const isOfName = ({ name }: ListView) => name === view.name;
  const before = storedOf(viewsByTable.get(), table).views;
  const replaced = before.find(isOfName);
  if (!replaced && before.length >= maxListViews) return null;
  const put = (next: ListView) =>
    change(table, ({ views }) => {
      const index = views.findIndex(isOfName);
      return { views: index < 0 ? [...views, next] : views.with(index, next) };
    });
  put(view);
  return () => (replaced ? put(replaced) : removeView(table, view.name));
}

/** Gives a view another name, with which it remains the default. Returns false when another view has that name. */
export function renameView(table: string, from: string, to: string): boolean {
  if (storedOf(viewsByTable.get(), table).views.some(({ name }) => name === to)) return from === to;
  change(table, ({ views, defaultView }) => ({
    views: views.map((view) => (view.name === from ? { ...view, name: to } : view)),
    usual: defaultView === from ? to : defaultView,
  }));
  return true;
}

/** Removes a view. The function returned puts it back in its place. */
export function removeView(table: string, name: string): () => void {
  const before = storedOf(viewsByTable.get(), table);
  const index = before.views.findIndex((view) => view.name === name);
  change(table, ({ views, defaultView }) => ({
    views: views.filter((view) => view.name !== name),
    usual: defaultView === name ? null : defaultView,
  }));
  return () =>
    change(table, ({ views, defaultView }) => {
      const removed = before.views[index];
      // Another window may have saved one of the same name meanwhile.
      if (!removed || views.some((view) => view.name === name)) return {};
      return {
        views: views.toSpliced(index, 0, removed),
        usual: defaultView ?? (before.usual === name ? name : null),
      };
    });
}

/** Sets the view with which a list opens when the URL contains no filters. */
export function setDefaultView(table: string, name: string | null) {
  change(table, () => ({ usual: name }));
}
