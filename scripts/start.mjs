import { readFileSync } from 'node:fs';
import { ensureInstalled, runScript } from './install.mjs';

ensureInstalled();

/** @type {typeof import('../src/mocks/demo-users.json')} */
const { password, captcha, users } = JSON.parse(readFileSync('src/mocks/demo-users.json', 'utf8'));
const lines = users.map(({ userName, name, note }) => `  ${userName.padEnd(12)}${name}  ${note}`);
console.log(`
Freightline Console on the mocked backend:  http://127.0.0.1:5199

Demo users (password ${password}, image code ${captcha} or the one shown):
${lines.join('\n')}
`);

process.exitCode = runScript('dev:mock');
