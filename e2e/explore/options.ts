/** What `npm run explore` tells the exploring test, as JSON in the environment variable EXPLORE. */
export interface ExploreOptions {
  /** Whether somebody asked for more than the few worlds of `npm test`. */
  isAsked: boolean;
  seed: number;
  minutes: number;
  /** How many browsers explore at the same time. */
  workers: number;
  /** Whether the first contradiction ends the run. */
  stopsAtFirst: boolean;
  /** How long a trace is shortened at most. */
  shorteningMinutes: number;
  /** Where traces are saved. */
  folder: string;
  /** The origin of another build, which is used in the same way and has to show the same. */
  against?: string;
  /** A changed module: the worlds begin on pages that use it, and come back there. */
  changed?: string;
  /** The test of a saved trace, which runs instead. */
  replay?: string;
}

const defaults: ExploreOptions = {
  isAsked: false,
  seed: 1,
  minutes: 0.5,
  workers: 1,
  stopsAtFirst: false,
  shorteningMinutes: 8,
  folder: 'test-results/explore',
};

export const exploreOptions = (): ExploreOptions => ({
  ...defaults,
  ...(JSON.parse(process.env.EXPLORE ?? '{}') as Partial<ExploreOptions>),
});

export const exploreEnvironment = (options: Partial<ExploreOptions>) => ({
  EXPLORE: JSON.stringify({ isAsked: true, ...options }),
  E2E_FULL: '1',
});
