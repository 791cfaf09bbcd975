import { describeAction, type Action } from './actions';
import { choicesOf, keys, type Choice, type Place } from './choose';
import { Curiosity, placeOf } from './curiosity';
import { plans, type Step } from './plans';
import type { Random } from './random';
import type { Screen } from './screen';
import { drawWorldAt, type World } from './world';

interface Spot extends Place {
  session: Place['session'] & { page: { url: () => string } };
}

const visitorOf = ({ scenario: { user, address } }: World) => `${user} ${address}`;

/** After so many actions on other pages the user enters the address of the first one. */
const maxAway = 8;
const planWeight = 8;

/**
 * Somebody who works on one page: prefers what was not done there yet, goes on with what was begun, and comes back to the
 * page after it was left.
 */
export class CuriousUser {
  readonly #curiosity = new Curiosity();
  /** Who may not open which page. */
  readonly #refused = new Set<string>();
  #steps: Step[] = [];
  #numAway = 0;

  /** Draws another world; what was done in those before is still known. */
  drawWorld(random: Random, addresses: readonly string[]): World {
    this.#steps = [];
    this.#numAway = 0;
    let world = drawWorldAt(random, addresses);
    while (this.#refused.has(visitorOf(world))) world = drawWorldAt(random, addresses);
    return world;
  }

  /** Remembers that the user of a world may not open its page. */
  refuse(world: World) {
    this.#refused.add(visitorOf(world));
  }

  next(spot: Spot, before: Screen | undefined, random: Random): Action {
    const { screen, session } = spot;
    this.#numAway = spot.isAway ? this.#numAway + 1 : 0;
    const place = placeOf(session.page.url(), screen);
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      const action = step(screen, random);
      if (!action) continue;
      this.#curiosity.note(
        place,
        'target' in action ? `${action.target.role} ${action.target.name}` : describeAction(action),
      );
      return action;
    }
    const { address = '/' } = session.world.scenario;
    if (this.#numAway > maxAway) return { do: 'visit', address };
    const chosen = random.pickWeighted(this.#weighed(spot, before, place, random));
    this.#curiosity.note(place, chosen.what);
    return chosen.make(random);
  }

  #weighed(spot: Spot, before: Screen | undefined, place: string, random: Random): Choice[] {
    const usual = choicesOf(spot, before).filter(({ what }) => what !== 'key');
    const known = (choice: Choice) => ({
      ...choice,
      weight: choice.weight * this.#curiosity.interest(place, choice.what),
    });
    return [
      ...usual.map(known),
      ...keys.map((key) => known({ weight: 1, what: key, make: () => ({ do: 'key', key }) })),
      ...(spot.isAway
        ? [{ weight: 10 * this.#numAway, what: 'return', make: (): Action => ({ do: 'back' }) }]
        : this.#plans(spot, place, random)),
    ];
  }

  /** What takes several steps is repeated more often: each time with other records and texts. */
  #plans({ screen, session: { world } }: Spot, place: string, random: Random): Choice[] {
    return plans.flatMap(({ name, needsFaults, steps }) => {
      if (needsFaults && !world.hasFaults) return [];
      const [first, ...rest] = steps(screen, random);
      const action = first?.(screen, random);
      if (!action) return [];
      const make = () => {
        this.#steps = rest;
        return action;
      };
      return [
        { weight: planWeight * Math.sqrt(this.#curiosity.interest(place, name)), what: name, make },
      ];
    });
  }
}
