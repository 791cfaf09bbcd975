import { defineConfig } from 'vitest/config';
import consoleConfig from '../../../vite.config.ts';

const tests = process.env.DRAW_TESTS?.split(',') ?? [];

/**
 * The configuration of the tests for StrykerJS: only those that are named, and every run loads the modules again, so
 * that a change is part of them. With its own option `testFiles` StrykerJS 10.1 activates no change of code that runs
 * while a module loads, and counts all of these as survived.
 */
export default defineConfig((env) => {
  const config = consoleConfig(env);
  const projects = config.test?.projects?.map((project) => {
    if (typeof project !== 'object' || 'then' in project)
      throw new Error('vite.config.ts must hold its test projects.');
    const extension = project.test?.environment === 'jsdom' ? '.test.tsx' : '.test.ts';
    const include = tests.filter((file) => file.endsWith(extension));
    return { ...project, test: { ...project.test, include, isolate: true } };
  });
  return { ...config, test: { ...config.test, projects } };
});
