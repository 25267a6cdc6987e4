// Runs on whatever Node the machine has (18 and up): installs and builds what is missing, then starts the real server.
import { build, install, ownNode, programArgs, root, serverEnv } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
await build()
process.exitCode = await run(ownNode, programArgs, {
  cwd: root,
  env: serverEnv,
  forwardSignals: true,
})
