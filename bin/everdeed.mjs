#!/usr/bin/env node
// The program as it is installed: `everdeed` or `everdeed start` serves, everything else is a command.
const [command = 'start'] = process.argv.slice(2);
const isStart = command === 'start' || command === '--test-mode';
await import(isStart ? '../apps/server/dist/main.js' : '../apps/server/dist/cli.js');
