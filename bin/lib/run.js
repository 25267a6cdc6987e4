import { spawn } from 'node:child_process'

/**
 * Runs a program with our terminal and resolves with its exit code.
 * With `forwardSignals` it gets Ctrl+C and the like from us and closes in its own time.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, forwardSignals?: boolean, env?: NodeJS.ProcessEnv, quiet?: boolean }} options
 * @returns {Promise<number>}
 */
export const run = (command, args, { cwd, forwardSignals = false, env = process.env, quiet = false }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['inherit', quiet ? 'pipe' : 'inherit', 'inherit'],
      detached: forwardSignals && process.platform !== 'win32',
      shell: process.platform === 'win32',
    })
    const forward = (signal) => child.kill(signal)
    if (forwardSignals) for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })

/**
 * Runs a program beside others and resolves, once it has ended, with its exit code and what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runToEnd = (command, args, { cwd, env = process.env }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
