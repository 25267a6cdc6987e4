// Both sides with hot reload: the API restarts when its files change, the site is served by its own development server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, ownBin, ownEnv, ownNode, root } from './lib/prepare.js'

await install()

const apiPort = process.env.VISAGE_API_PORT ?? '3001'
const webPort = process.env.PORT ?? '3000'
const children = [
  spawn(
    ownNode,
    [...['server', 'sandbox', 'contract', 'studio'].map((name) => `--watch-path=${name}/src`), 'server/src/main.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...ownEnv, PORT: apiPort, WEB_DIR: '', PUBLIC_URL: `http://localhost:${webPort}` },
    },
  ),
  spawn(join(ownBin, 'react-router'), ['dev', '--port', webPort, '--host', '127.0.0.1'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
    env: { ...ownEnv, VISAGE_API_PORT: apiPort },
  }),
]

const stopAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stopAll)
for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    stopAll()
  })
