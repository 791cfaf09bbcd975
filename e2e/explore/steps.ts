import { expect, test as base, type Page } from '@playwright/test';
import { demoOrigin } from '../backend';
import { describeAction, type Action } from './actions';
import { endings } from './endings';
import { Walk } from './walk';
import type { World } from './world';

type GivenWorld = Pick<World, 'scenario'> & Partial<World>;

const usualWorld = {
  viewport: { width: 1440, height: 900 },
  language: 'zh-CN',
  hasFaults: false,
  isHasty: false,
  stays: false,
} satisfies Partial<World>;

interface Place {
  /** Tells controls of the same role and name apart. */
  nth?: number;
}

/** Does what a saved trace or a recording says; what is not possible any more is left out and noted in the report. */
class User {
  readonly #walk: Walk;
  readonly #violations: string[] = [];

  constructor(walk: Walk) {
    this.#walk = walk;
  }

  get page(): Page {
    return this.#walk.session.page;
  }

  act(action: Action) {
    const description = describeAction(action);
    return base.step(description, async () => {
      const { isDone, violation } = await this.#walk.act(action);
      if (!isDone) base.info().annotations.push({ type: 'not possible', description });
      if (violation !== undefined) this.#violations.push(violation);
    });
  }

  press(role: string, name: string, { nth = 0 }: Place = {}) {
    return this.act({ do: 'press', target: { role, name, nth } });
  }

  /** Replaces the text of a box key by key, or adds to it. */
  type(
    role: string,
    name: string,
    text: string,
    { nth = 0, replaces = true }: Place & { replaces?: boolean } = {},
  ) {
    return this.act({ do: 'type', target: { role, name, nth }, text, replaces });
  }

  paste(role: string, name: string, text: string, { nth = 0 }: Place = {}) {
    return this.act({ do: 'paste', target: { role, name, nth }, text });
  }

  /** Chooses an option of the browser's own select. */
  choose(role: string, name: string, option: string, { nth = 0 }: Place = {}) {
    return this.act({ do: 'choose', target: { role, name, nth }, option });
  }

  key(key: string) {
    return this.act({ do: 'key', key });
  }

  /** Expects that no action has contradicted the property, or any; call it last, because it may leave the page. */
  async holds(property = '') {
    const isAtEnd = property === '' || endings.some(({ says }) => says === property);
    const leftover = isAtEnd ? await this.#walk.end() : undefined;
    const all = [...this.#violations, ...(leftover === undefined ? [] : [leftover])];
    expect(all.filter((violation) => violation.startsWith(property))).toEqual([]);
  }
}

/** A test that opens a scenario of the demo and does one action after the other, each as in the explorer. */
export const test = base.extend<{ world: GivenWorld; user: User }>({
  world: [{ scenario: { user: 'operator' } }, { option: true }],
  user: async ({ browser, world }, provide) => {
    const walk = await Walk.begin(browser, { ...usualWorld, ...world }, demoOrigin);
    await provide(new User(walk));
    await walk.close();
  },
});
