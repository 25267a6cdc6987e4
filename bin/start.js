// Runs on whatever Node the machine has (18 and up): installs and builds what is missing, then starts the real server.
import { build, install, ownNode, root, serverEnv } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
await build()
process.exitCode = await run(ownNode, ['server/src/main.ts'], {
  cwd: root,
  env: serverEnv,
  forwardSignals: true,
})
